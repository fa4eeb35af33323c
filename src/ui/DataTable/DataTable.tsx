import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'data-table',
  base: {
    root: { overflowX: 'auto', maxWidth: '100%', borderRadius: 'md', bg: 'surface' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': {
        paddingBlock: '3',
        paddingInline: { base: '2', md: '3' },
        fontSize: { base: 'sm', md: 'md' },
        borderBottomWidth: '1px',
        borderBottomStyle: 'solid',
        borderColor: 'line',
        textAlign: 'start',
        verticalAlign: 'top',
        // An amount is never divided; a column is as wide as the longest.
        overflowWrap: 'break-word',
      },
      // A link is never divided within a word, nor within Chinese.
      '& a': { wordBreak: 'keep-all' },
      '& thead th': { color: 'textMuted', fontSize: 'sm', fontWeight: 'medium', wordBreak: 'keep-all' },
      '& tbody th': { fontWeight: 'medium', wordBreak: { md: 'keep-all' } },
    },
  },
  variants: {
    names: {
      short: { table: { '& tbody th': { whiteSpace: 'nowrap' } } },
      // Room for four letters of Chinese: a short name is never divided for the sake of a long cell beside it.
      long: { table: { '& tbody th': { minWidth: '5.5em' } } },
    },
  },
});

/** So many letters are a name of a row that needs no room for a second line. */
const SHORT = 4;

interface DataTableProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly head: readonly ReactNode[];
  /** The first cell of each is its heading. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Figures in rows and columns. One that is wider than a phone moves by itself, by finger or by arrow keys, and the page around it
 * stays (WCAG 1.4.10). Cells have their places as keys: a table is shown whole. */
export function DataTable({ label, head, rows }: DataTableProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const moves = useOverflow(root);
  const areShort = rows.every(([name]) => typeof name === 'string' && name.length <= SHORT);
  const classes = styles({ names: areShort ? 'short' : 'long' });
  return (
    <div ref={root} className={classes.root} {...(moves && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether an element holds more than it is wide, now and whenever its width or that of what it holds is another. */
function useOverflow(root: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [root]);
  return overflows;
}
