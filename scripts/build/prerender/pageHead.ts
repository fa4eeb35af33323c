import type { JsonObject } from '../../../src/domain/json.ts';

/** What a page says of itself to those who do not read it whole. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The heading. */
  readonly name: string;
  /** Where the page is of questions and answers. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

const SENTENCE = /[.。！？!?]$/;
const QUESTION = /[?？]$/;

/** Reads the head of a page off its markup, so that neither says what the other does not: the heading is the title, as in the browser's
 * tab (R-GEN-64), and the first whole sentence describes it; that of the banner above it where it has none. */
export function pageHead(markup: string, product: string, isHome: boolean): PageHead {
  const [, above = '', main = ''] = /^(.*)<main[^>]*>(.*)<\/main>/s.exec(markup) ?? [];
  const name = plainText(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '');
  if (name === '') throw new Error('A page that is prerendered has no heading.');
  const description = sentenceIn(main) ?? sentenceIn(above) ?? name;
  return { title: isHome ? product : `${name} · ${product}`, description, name, questions: questionsOf(main) };
}

function sentenceIn(markup: string): string | undefined {
  const paragraphs = [...markup.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => plainText(text));
  return paragraphs.find((text) => SENTENCE.test(text));
}

function questionsOf(main: string): PageHead['questions'] {
  const [, ...parts] = main.split(/<h2[^>]*>/);
  return parts.flatMap((part) => {
    const [heading = '', rest = ''] = part.split('</h2>');
    const question = plainText(heading);
    return QUESTION.test(question) ? [{ question, answer: plainText(rest) }] : [];
  });
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of markup that React wrote: blocks are parted by spaces. */
export function plainText(markup: string): string {
  return markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<\/(p|li|td|th|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Said {
  readonly head: PageHead;
  readonly url: string;
  readonly home: string;
  readonly above?: { readonly name: string; readonly url: string };
  readonly organization: JsonObject;
}

/** Structured data of schema.org: who runs the site on its home page, questions where a page answers some, and the way to a page below
 * another. */
export function structuredData({ head, url, home, above, organization }: Said): readonly JsonObject[] {
  const context = { '@context': 'https://schema.org' };
  const crumb = (name: string, item: string, index: number): JsonObject => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  });
  return [
    ...(url === home ? [{ ...context, '@type': 'Organization', ...organization }] : []),
    ...(head.questions.length > 1
      ? [
          {
            ...context,
            '@type': 'FAQPage',
            mainEntity: head.questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
    ...(above && above.url !== url
      ? [
          {
            ...context,
            '@type': 'BreadcrumbList',
            itemListElement: [crumb(above.name, above.url, 0), crumb(head.name, url, 1)],
          },
        ]
      : []),
  ];
}
