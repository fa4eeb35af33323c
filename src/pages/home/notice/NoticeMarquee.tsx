import { useState, type ReactNode } from 'react';
import { announceNotice2 } from '../../../api/operations.gen.ts';
import type { replies } from '../../../api/gateway.gen.ts';
import { useTexts } from '../../../i18n/TextsContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LESS_MOTION, useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useRead } from '../../useRead.ts';
import { isClosed, keepClosed } from './closedNotice.ts';
import { noticeIn, type NoticeText } from './noticeIn.ts';
import { noticeStyles } from './noticeStyles.ts';
import { useFits } from './useFits.ts';

/** Wider than 1200 px: at exactly 1200 it is hidden (R-HOME-03, R-CONST-04). */
const WIDE = 'not all and (max-width: 1200px)';

interface NoticeMarqueeProps {
  /** The button that had the focus is gone. */
  readonly onClosed: () => void;
}

/** The notice in force, running across the home page (R-HOME-01 to R-HOME-04). */
export function NoticeMarquee({ onClosed }: NoticeMarqueeProps): ReactNode {
  const isWide = useMediaQuery(WIDE);
  const reply = useRead(announceNotice2, {}, undefined, 'none');
  return isWide && reply.status === 'ready' ? <Notice notice={reply.data} onClosed={onClosed} /> : null;
}

function Notice({ notice, onClosed }: NoticeMarqueeProps & { readonly notice: replies['announceNotice2'] }): ReactNode {
  const texts = useTexts();
  const [closed, setClosed] = useState(() => isClosed(notice));
  const text = noticeIn(notice, texts.locale());
  if (closed || !text) return null;
  const close = (): void => {
    keepClosed(notice);
    setClosed(true);
    onClosed();
  };
  return <NoticeLine text={text} onClose={close} />;
}

/** Seconds of one pass: long texts run no faster than short ones. */
const passOf = (content: string): number => Math.max(30, content.length * 0.3);

interface NoticeLineProps {
  readonly text: NoticeText;
  readonly onClose: () => void;
}

/** Stands where the line has room for the whole sentence. A longer one moves until it is told to stop, and not under the
 * pointer (WCAG 2.2.2); for those who asked for less movement it stands, on as many lines as it takes. */
export function NoticeLine({ text, onClose }: NoticeLineProps): ReactNode {
  const texts = useTexts();
  const lessMotion = useMediaQuery(LESS_MOTION);
  const { line, fits } = useFits<HTMLParagraphElement>(text.content);
  const still = lessMotion || fits;
  const [paused, setPaused] = useState(false);
  const t = (key: string): string => texts.text('pages', `home.notice.${key}`);
  const classes = noticeStyles({ state: still ? 'still' : paused && 'paused' });
  const run = still ? {} : { style: { animationDuration: `${passOf(text.content)}s` } };
  return (
    <section className={classes.root} aria-label={t('label')}>
      {text.title !== '' && <strong className={classes.title}>{text.title}</strong>}
      <div className={classes.window}>
        <p ref={line} className={classes.text} {...run}>
          {text.content}
        </p>
        {/* Follows the first, so that the line has no gap. */}
        {!still && (
          <p className={classes.text} {...run} aria-hidden="true">
            {text.content}
          </p>
        )}
      </div>
      {!still && (
        <button
          type="button"
          className={classes.button}
          aria-label={t(paused ? 'play' : 'pause')}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
      <button type="button" className={classes.button} aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </section>
  );
}
