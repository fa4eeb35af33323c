import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { promoStyles } from './promoStyles.ts';
import { useSeen } from './useSeen.ts';

interface PromoBlockProps {
  readonly title: string;
  readonly text: string;
  /** Stands beside the words on a wide screen. */
  readonly picture?: string;
  readonly children?: ReactNode;
}

/** One of the blocks that appear as the reader comes to them. Until then it is only not seen: it keeps its place, can be
 * heard, and the keyboard brings it into view. */
export function PromoBlock({ title, text, picture, children }: PromoBlockProps): ReactNode {
  const { ref, seen } = useSeen<HTMLElement>();
  const classes = promoStyles({ beside: picture !== undefined && 'yes' });
  return (
    <section ref={ref} className={classes.root} data-seen={seen}>
      <div className={classes.words}>
        <Heading level={2}>{title}</Heading>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
      {picture !== undefined && <img src={picture} alt="" className={classes.picture} />}
    </section>
  );
}
