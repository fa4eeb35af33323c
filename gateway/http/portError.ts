/** What names a port and its address: `PORT` and `HOST`, or those of operators. */
export interface Place {
  readonly port: number;
  readonly host: string;
  readonly names: { readonly port: string; readonly host: string };
}

/** Why nothing can be served there, and what mends it, in one line. */
export function portError({ port, host, names }: Place, { code, name }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set ${names.port}.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Set ${names.port} to one above 1023, or give the right to.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${names.host} is "${host}", a name that nobody knows (${code}). Set it to an address of this machine, like 127.0.0.1.`;
    case 'EADDRNOTAVAIL':
      return `${names.host} is "${host}", which is no address of this machine. Set it to one that is, like 127.0.0.1.`;
    default:
      return `Port ${port} on ${host} cannot be opened (${code ?? name}). Look at ${names.port} and ${names.host}.`;
  }
}
