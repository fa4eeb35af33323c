import { routes } from 'virtual:flows';
import { shortForms } from './shortForms.ts';

/** The entry of a flow to which an address of the page leads, by its path alone; `undefined` for any other page. */
export function entryAt(pathname: string): (typeof routes)[number] | undefined {
  const written = pathname.slice(import.meta.env.BASE_URL.length - 1);
  const address = shortForms.find(({ from }) => from === written)?.to ?? written;
  return routes.find(({ route, paths }) => route === address || paths.includes(address));
}
