import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { ARTICLE_FILE } from '../readDataTexts.ts';
import { ProjectError, type DataFile } from '../dataFile.ts';
import { filesLike } from '../filesLike.ts';
import type { ById, Project } from '../project.ts';

/** Which articles there are and where they stand. */
export const ARTICLES = 'content/articles/index.json';

/** `{{name}}`: a constant, or a name of the site. */
export const ARTICLE_VALUE = /\{\{([^{}]*)\}\}/g;

/** Articles by id, then language. */
export function articlesOf(project: Pick<Project, 'files'>): ById<ById<DataFile>> {
  const found: Record<string, Record<string, DataFile>> = {};
  for (const file of filesLike(project, ARTICLE_FILE)) {
    const [, id, locale] = ARTICLE_FILE.exec(file.path) ?? [];
    if (id !== undefined && locale !== undefined) (found[id] ??= {})[locale] = file;
  }
  return found;
}

/** As words of the portal an article is a file of this name. */
export function articleWords(id: string): string {
  return `article.${id}`;
}

/** The titles of all articles, by id: what a menu shows. */
export const ARTICLE_TITLES = 'articles';

/** Whether a name of words is that of an article or of the titles of all. */
export function isArticleWords(name: string): boolean {
  return name === ARTICLE_TITLES || name.startsWith(articleWords(''));
}

/** An article in a language, with the constants that it names.
 * @throws ProjectError when it cannot be read */
export function articleForPages(project: Project, file: DataFile): JsonObject {
  if (file.problems.length > 0) throw new ProjectError(file.problems);
  const named = [...file.text.matchAll(ARTICLE_VALUE)].map(([, name = '']) => name.trim());
  const constants = [...new Set(named)].flatMap((id) => {
    const found = project.constants[id]?.constant;
    if (!found) return [];
    const { unit, free, rows } = found;
    return [{ id, unit, ...(free && { free }), rows: rows as unknown as Json }];
  });
  return { ...(file.data as JsonObject), constants };
}

export function articleTitles(project: Pick<Project, 'files'>, locale: string): JsonObject {
  return Object.fromEntries(
    Object.entries(articlesOf(project)).flatMap(([id, files]) => {
      const data = files[locale]?.data;
      return isJsonObject(data) && typeof data.title === 'string' ? [[id, data.title]] : [];
    }),
  );
}
