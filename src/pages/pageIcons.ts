import data from '../../content/page-icons.json';
import type { IconName } from '../ui/Icon/iconNames.ts';

const icons = new Map(data.pages.map(({ page, icon }) => [page, icon as IconName]));

/** The icon that `content/page-icons.json` gives to the page of an address, which may carry a query. */
export function iconOfPage(address: string): IconName | undefined {
  return icons.get(/^[^?#]*/.exec(address)![0]);
}
