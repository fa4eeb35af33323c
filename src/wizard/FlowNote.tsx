import type { ReactNode } from 'react';
import type { FlowNote as Note } from '../engine/bundle.ts';
import { Link } from '../i18n/Link.tsx';
import { useLoadedWords, useWords } from '../i18n/TextsContext.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { noteStyles, ROOM_FOR_NOTE } from './noteStyles.ts';

const WORDS = 'pages';

/** Company for a form: what is good to know with it, and the page that says more. A screen that has no room for it does not fetch its
 * words, and without them there is none. */
export function FlowNote({ name, page }: Note): ReactNode {
  const t = useWords(WORDS);
  const isWide = useMediaQuery(ROOM_FOR_NOTE);
  const { ready } = useLoadedWords(isWide ? [WORDS] : []);
  if (!isWide || !ready) return null;
  const classes = noteStyles();
  const key = `notes.${name}.`;
  return (
    <section className={classes.root} aria-label={t(`${key}title`)}>
      <h2 className={classes.title}>
        <Icon name="info" />
        {t(`${key}title`)}
      </h2>
      <p className={classes.body}>{t(`${key}body`)}</p>
      {/* Who reads it is in the middle of something. */}
      <Link to={page} target="_blank">
        {t(`${key}link`)} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </Link>
    </section>
  );
}
