import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** As wide as the smallest phone; with text twice as large any phone is. */
const SMALLEST = '@media (max-width: 22rem)';

const AS_BLOCKS = {
  '&, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead': visuallyHidden,
  '& tbody th': { fontWeight: 'bold', paddingTop: '4' },
  '& :is(th, td):not(:last-child)': { borderBottomWidth: 0, paddingBottom: 0 },
};

const COLUMN_NAME = { display: 'block', color: 'textMuted' };

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
    column: { display: 'none' },
  },
  variants: {
    names: {
      short: { table: { '& tbody th': { whiteSpace: 'nowrap' } } },
      // Room for four letters of Chinese: a short name is never divided for the sake of a long cell beside it.
      long: { table: { '& tbody th': { minWidth: '5.5em' } } },
    },
    // More columns than there is room for: each row is a block, each figure below the name of its column. On any phone, or on the
    // smallest and with large text.
    columns: {
      many: { table: { mdDown: AS_BLOCKS }, column: { mdDown: COLUMN_NAME } },
      few: { table: { [SMALLEST]: AS_BLOCKS }, column: { [SMALLEST]: COLUMN_NAME } },
    },
  },
});

/** So many letters are a name of a row that needs no room for a second line, or a cell of a column that a phone has room for. */
const SHORT = 4;

const isShort = (cell: ReactNode): boolean => typeof cell === 'string' && cell.length <= SHORT;

/** So many columns have room on a phone, and so many on the smallest. */
const FEW = 3;
const FEWEST = 2;

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
  const areShort = rows.every(([name]) => isShort(name));
  // Columns of a word each have room however many they are.
  const areMany = head.length > FEWEST && ![head, ...rows].every(([, ...cells]) => cells.every(isShort));
  const columns = areMany && (head.length > FEW ? 'many' : 'few');
  const classes = styles({ names: areShort ? 'short' : 'long', columns });
  // What is drawn as blocks is a table all the same.
  const as = (role: string) => areMany && { role };
  return (
    <div ref={root} className={classes.root} {...(moves && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <table className={classes.table} {...as('table')}>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {head.map((cell, index) => (
              <th key={index} scope="col" {...as('columnheader')}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map(([name, ...cells], index) => (
            <tr key={index} {...as('row')}>
              <th scope="row" {...as('rowheader')}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} {...as('cell')}>
                  {areMany && (
                    <span className={classes.column} aria-hidden>
                      {head[column + 1]}
                    </span>
                  )}
                  {cell}
                </td>
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
