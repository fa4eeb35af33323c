/** True for an address that only this machine can reach. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
}

/** True for a Host header that names this machine; any other name may belong to someone else and lead here. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
}
