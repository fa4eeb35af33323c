import type { ReactNode } from 'react';
import type { Article } from '../../domain/article.ts';
import { offeredBlocks } from '../../domain/offeredBlocks.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useIsOpen, useWithout } from '../../i18n/SiteContext.tsx';
import { useLoadedWords, useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { DocumentFailed } from '../document/DocumentFailed.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleMenu, MENU_WORDS, type MenuPlace } from './ArticleMenu.tsx';
import { articleStyles } from './articleStyles.ts';
import { useArticleValues, type ArticleConstant } from './articleValues.ts';

interface ArticlePageProps {
  /** The folder of the article in `content/articles`. */
  readonly id: string;
  /** Some addresses have the English text, whatever language is chosen (AMB-70). */
  readonly inEnglish?: boolean;
  /** The articles that have a place in a menu with this one. */
  readonly menu?: readonly MenuPlace[];
}

type ArticleFile = Article & { readonly constants: readonly ArticleConstant[] };

/** A text of `content/articles`, with its menu where it has one (R-PUB-23 to R-PUB-46). */
export function ArticlePage({ id, inEnglish = false, menu: places = [] }: ArticlePageProps): ReactNode {
  const texts = useTexts();
  const app = useWords('app');
  const locale = inEnglish ? 'en' : texts.locale();
  const file = `article.${id}`;
  const words = useLoadedWords([file], locale);
  const isOpen = useIsOpen();
  const menu = places.filter(({ route }) => isOpen(route));
  const hasMenu = menu.length > 0;
  const names = useLoadedWords(hasMenu ? [MENU_WORDS] : []);
  // The text does not come without its menu, which would push it down; nor is it withheld when there is none to be had.
  const isReady = words.ready && (names.ready || names.failed);
  return (
    <div className={articleStyles().columns}>
      {hasMenu && names.ready && <ArticleMenu places={menu} />}
      {isReady && <Text key={id} article={texts.file(file, locale) as unknown as ArticleFile} locale={locale} />}
      {words.failed && <DocumentFailed onRetry={words.retry} />}
      {!isReady && !words.failed && <Waiting label={app('loading')} stillLabel={app('stillLoading')} />}
    </div>
  );
}

function Text({ article, locale }: { readonly article: ArticleFile; readonly locale: Locale }): ReactNode {
  const fill = useArticleValues(article.constants, locale);
  const without = useWithout();
  const classes = articleStyles();
  return (
    <article className={classes.article} lang={locale}>
      <PageHeading>{fill(article.title)}</PageHeading>
      <p className={classes.lead}>{fill(article.description)}</p>
      <ArticleBody body={offeredBlocks(article.body, without)} fill={fill} />
    </article>
  );
}
