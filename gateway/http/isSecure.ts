/** Whether members come over TLS: behind a proxy that ends it every request comes over http. */
export const isSecure = (publicOrigin: string, url: string): boolean =>
  [publicOrigin, url].some((address) => address.startsWith('https:'));
