import type { ReactNode } from 'react';
import type { replies } from '../../api/gateway.gen.ts';
import { contentAppDownClause } from '../../api/operations.gen.ts';
import { addDays } from '../../domain/calendarDate.ts';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { DocumentFailed } from './DocumentFailed.tsx';
import { documentStyles } from './documentStyles.ts';
import { Editions, type Edition } from './Editions.tsx';

type Document = replies['contentAppDownClause'];

interface DocumentPageProps {
  readonly type: string;
  /** Some addresses have the English text, whatever language is chosen (R-PUB-53 and its like). */
  readonly inEnglish?: boolean;
  /** Its address, and those of its editions. */
  readonly route?: string;
  readonly editions?: readonly Edition[];
}

const NONE: readonly Edition[] = [];

/** One of the documents of the footer (R-FTR-01 to R-FTR-07): dated, with its contents, in the terms of the portal. */
export function DocumentPage({ type, inEnglish = false, route, editions = NONE }: DocumentPageProps): ReactNode {
  const texts = useTexts();
  const app = useWords('app');
  const language = inEnglish ? 'en' : texts.locale();
  const own = editions.find((edition) => edition.route === route);
  const reply = useRead(contentAppDownClause, {
    file_type: type,
    language,
    ...(own && { effective_from: own.effectiveFrom }),
  });
  const others = editions.filter((edition) => edition !== own);
  if (reply.status === 'ready') return <Document document={reply.data} language={language} others={others} />;
  if (reply.status === 'loading') return <Waiting label={app('loading')} stillLabel={app('stillLoading')} />;
  return <DocumentFailed onRetry={reply.retry} />;
}

interface DocumentProps {
  readonly document: Document;
  readonly language: string;
  readonly others: readonly Edition[];
}

function Document({ document, language, others }: DocumentProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const { sections } = document;
  const [after] = others
    .map(({ effectiveFrom }) => effectiveFrom)
    .filter((day) => day > document.effective_from)
    .sort();
  const classes = documentStyles();
  return (
    <article className={pageStyles().root} lang={language}>
      <PageHeading>{document.title}</PageHeading>
      <div className={classes.head}>
        <p className={classes.date}>
          {after === undefined
            ? t('document.effective', { date: document.effective_from })
            : t('document.effectiveUntil', { date: document.effective_from, until: addDays(after, -1) })}
        </p>
        <Button size="small" onClick={() => window.print()}>
          {app('wizard.print')}
        </Button>
      </div>
      {others.length > 0 && (
        <div className={classes.editions}>
          <Editions others={others} />
        </div>
      )}
      <nav className={classes.contents} aria-label={t('document.contents')}>
        <Heading level={2}>{t('document.contents')}</Heading>
        <ol className={classes.list}>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${sectionId(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, index) => (
        <section key={section.heading} id={sectionId(index)} className={classes.section}>
          <Heading level={2}>{`${index + 1}. ${section.heading}`}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.rows.length > 0 && (
            <DataTable label={section.heading} head={section.rows[0] ?? []} rows={section.rows.slice(1)} />
          )}
        </section>
      ))}
    </article>
  );
}

const sectionId = (index: number): string => `section-${index + 1}`;
