import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'bar-table',
  base: {
    table: { display: 'block', width: 'full', fontVariantNumeric: 'tabular-nums' },
    caption: { display: 'block', textAlign: 'start', fontWeight: 'medium', marginBottom: '2' },
    rows: { display: 'grid', gap: '3' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      breakInside: 'avoid',
    },
    name: { flex: '1 1 5em', textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
    amount: { marginInlineStart: 'auto', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 'medium' },
    bar: { flexBasis: '100%', color: 'accent' },
    picture: { display: 'block', width: 'full', height: '0.625rem' },
  },
});

export interface Bar {
  readonly id: string;
  readonly name: ReactNode;
  /** What it comes to, in words. */
  readonly amount: string;
  /** How long it is: 1 is as long as there is room. */
  readonly share: number;
}

interface BarTableProps {
  readonly caption: string;
  readonly bars: readonly Bar[];
}

/** Sums to compare: each row has a bar below it. The chart is the table itself, so everybody has the figures; the bars are for the eye alone. Drawn as
 * SVG, they are there on paper and in forced colours, where a ground is left out. The roles are said, because a table laid out as a grid loses them in
 * some browsers. */
export function BarTable({ caption, bars }: BarTableProps): ReactNode {
  const classes = styles();
  return (
    <table role="table" className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <tbody role="rowgroup" className={classes.rows}>
        {bars.map(({ id, name, amount, share }) => (
          <tr key={id} role="row" className={classes.row}>
            <th role="rowheader" scope="row" className={classes.name}>
              {name}
            </th>
            <td role="cell" className={classes.amount}>
              {amount}
            </td>
            <td role="presentation" className={classes.bar}>
              <svg className={classes.picture} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={lengthOf(share)} height="10" fill="currentColor" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is not nothing can be seen. */
function lengthOf(share: number): number {
  if (share <= 0) return 0;
  return Math.max(0.5, Math.min(100, share * 100));
}
