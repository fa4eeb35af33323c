import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../i18n/Link.tsx';
import { LinkLine } from '../LinkLine.tsx';
import type { replies } from '../../api/gateway.gen.ts';
import { announceQuery } from '../../api/operations.gen.ts';
import { ownPicture } from '../../domain/linkGate.ts';
import { writtenDate } from '../../domain/writtenDate.ts';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { ReadFailed } from '../ReadFailed.tsx';
import { useRead } from '../useRead.ts';
import { announcementStyles } from './announcementStyles.ts';

type Announcement = replies['announceQuery']['list'][number];

const PAGE_SIZE = 10;

/** What is new, the newest first (R-PUB-21). The page is in the address, so that Back comes to where one was. */
export function AnnouncementsPage(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const language = useTexts().locale();
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const reply = useRead(announceQuery, { language, page_no: page, page_size: PAGE_SIZE });
  return (
    <div className={pageStyles().root}>
      <PageHeading>{t('announcements.title')}</PageHeading>
      {reply.status === 'loading' && <Waiting label={app('loading')} stillLabel={app('stillLoading')} />}
      {reply.status === 'failed' && <ReadFailed says={t('announcements.failed')} onRetry={reply.retry} />}
      {reply.status === 'ready' && <List list={reply.data.list} page={page} total={reply.data.total} />}
    </div>
  );
}

interface ListProps {
  readonly list: readonly Announcement[];
  readonly page: number;
  readonly total: number;
}

function List({ list, page, total }: ListProps): ReactNode {
  const t = useWords('pages');
  const texts = useTexts();
  const classes = announcementStyles();
  const pages = Math.ceil(total / PAGE_SIZE);
  if (list.length === 0) return <EmptyState icon="bell">{t('announcements.none')}</EmptyState>;
  return (
    <>
      <Card>
        <ul className={classes.list}>
          {list.map(({ announce_id: id, title, publish_time: at }) => (
            <li key={id} className={classes.item}>
              <Link
                to={`/announcements/detail?announce_id=${encodeURIComponent(id)}`}
                className={classes.link}
                otherwise={title}
              >
                {title}
              </Link>
              <time dateTime={at} className={classes.date}>
                {writtenDate(at, texts.locale())}
              </time>
            </li>
          ))}
        </ul>
      </Card>
      {pages > 1 && (
        <nav aria-label={t('announcements.pages')} className={classes.pages}>
          {page > 1 && <Link to={`?page=${page - 1}`}>{t('announcements.newer')}</Link>}
          {page < pages && <Link to={`?page=${page + 1}`}>{t('announcements.older')}</Link>}
        </nav>
      )}
    </>
  );
}

/** What no announcement can have is not asked for: it would be refused, not missed. */
const ID = /^[\w-]{6,64}$/;

/** One announcement, by the id in the address (R-PUB-22). */
export function AnnouncementPage(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const language = useTexts().locale();
  const [query] = useSearchParams();
  const id = query.get('announce_id') ?? '';
  const asked = ID.test(id) ? { language, page_no: 1, page_size: 1, announce_id: id } : undefined;
  const reply = useRead(announceQuery, asked);
  const found = reply.status === 'ready' ? reply.data.list[0] : undefined;
  const isGone = asked === undefined || (reply.status === 'ready' && !found);
  return (
    <div className={pageStyles().root}>
      {found && <Announced announcement={found} />}
      {isGone && (
        <>
          <PageHeading>{t('announcements.gone.title')}</PageHeading>
          <p>{t('announcements.gone.body')}</p>
        </>
      )}
      {!isGone && reply.status === 'loading' && <Waiting label={app('loading')} stillLabel={app('stillLoading')} />}
      {reply.status === 'failed' && (
        <>
          <PageHeading>{t('announcements.title')}</PageHeading>
          <ReadFailed says={t('announcements.failed')} onRetry={reply.retry} />
        </>
      )}
      <LinkLine to="/announcements/index" className={announcementStyles().back}>
        {t('announcements.all')}
      </LinkLine>
    </div>
  );
}

function Announced({
  announcement: { title, content, pictures = [], publish_time: at },
}: {
  readonly announcement: Announcement;
}): ReactNode {
  const texts = useTexts();
  const classes = announcementStyles();
  return (
    <article className={classes.text}>
      <PageHeading>{title}</PageHeading>
      <time dateTime={at} className={classes.date}>
        {writtenDate(at, texts.locale())}
      </time>
      {content.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {pictures.map(({ picture, alt }) => (
        <Pictured key={picture} picture={picture} alt={alt} />
      ))}
    </article>
  );
}

/** A picture of this origin in a frame of its own height, so that nothing moves when it comes. */
function Pictured({ picture, alt }: { readonly picture: string; readonly alt: string }): ReactNode {
  const own = ownPicture(picture);
  return own === undefined ? null : <img src={own} alt={alt} loading="lazy" className={announcementStyles().picture} />;
}
