import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { outwardLink, ownPicture } from '../../domain/linkGate.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { homeContent } from './homeContent.ts';

const { banners, offers, download } = homeContent;
const hosts = readJson('content/site.json')['link_hosts'] as readonly string[];
const project = loadProject(process.cwd());
const routes = Object.values(project.flows).flatMap(({ flow }) => Object.keys(flow.meta.entries ?? {}));

it('has five banners to stand in (R-HOME-06)', () => {
  expect(banners).toHaveLength(5);
});

it('speaks three languages', () => {
  for (const { texts } of [...banners, ...offers])
    for (const locale of LOCALES) expect(Object.values(texts[locale]).every((text) => text !== '')).toBe(true);
});

it('shows pictures that are there', () => {
  const files = [...banners, ...offers].map(({ picture }) => ownPicture(picture)?.replace('/gc4-app-pc/', 'public/'));
  expect(files.filter((file) => file === undefined || !existsSync(file))).toEqual([]);
});

it('leads to pages of the portal and to hosts that the site names (R-GEN-63)', () => {
  const pages = [...routes, ...(readJson('content/pages.json')['pages'] as readonly string[])];
  expect(banners.map(({ to }) => to).filter((to) => !pages.includes(to))).toEqual([]);
  const links = [download, ...offers.map(({ link }) => link)];
  expect(links.map((link) => outwardLink(link, hosts))).toEqual(links);
});
