import { outwardLink } from '../domain/linkGate.ts';
import { useSite } from './SiteContext.tsx';

/** The gate for links that leave the portal, with the hosts that this deployment names (`link_hosts`). */
export function useOutwardLink(): (address: string) => string | undefined {
  const hosts = useSite()['link_hosts'];
  const named = Array.isArray(hosts) ? hosts.map(String) : [];
  return (address) => outwardLink(address, named);
}
