import { articles as data } from '../../content/articles/index.json';
import type { MenuPlace } from '../pages/article/ArticleMenu.tsx';

/** An article of `content/articles` and where it stands. */
export interface ArticlePlace {
  readonly id: string;
  /** The first is its own. */
  readonly routes: readonly string[];
  /** Addresses of the English text. */
  readonly english?: readonly string[];
  /** The group of the help centre's menu that lists it. */
  readonly help?: string;
}

export const articles: readonly ArticlePlace[] = data;

/** The menu of the help centre, in order (R-PUB-26 to R-PUB-40). */
export const helpMenu: readonly MenuPlace[] = articles.flatMap(({ id, routes: [route = '/'], help: group }) =>
  group === undefined ? [] : [{ id, route, group }],
);
