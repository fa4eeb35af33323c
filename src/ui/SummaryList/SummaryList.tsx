import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const styles = defineRecipe({
  name: 'summary',
  base: {
    // What comes first, as in a card, has an edge or room above it.
    list: { '* + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' } },
    // On a phone what changes a value stands beside it where there is room for both.
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      paddingBlock: '3',
      alignItems: 'baseline',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      sm: { display: 'grid', gridTemplateColumns: '2fr 3fr 4.5rem', minHeight: '3.25rem' },
      _print: { display: 'grid', gridTemplateColumns: '2fr 3fr', breakInside: 'avoid' },
    },
    label: { color: 'textMuted', flexBasis: '100%' },
    value: {
      flex: '1 1 7em',
      minWidth: 0,
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      // A date breaks at its space, not before its last character.
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    /** The link is a large target in a row that stays low. */
    action: {
      marginInlineStart: 'auto',
      marginBlock: '-0.5rem',
      textAlign: 'end',
      sm: { gridColumn: '3' },
      _print: { display: 'none' },
    },
  },
  variants: {
    /** Nothing stands beside the value. */
    alone: { yes: { value: { sm: { gridColumn: '2 / -1' } } } },
    /** What will be quoted stands on one line; where both do not fit, its button goes below. */
    quoted: {
      yes: {
        value: { flex: '0 1 auto', sm: { gridColumn: '2 / -1' }, lg: { gridColumn: 'auto' } },
        action: {
          sm: { gridColumn: '2 / -1', marginInlineStart: '0', textAlign: 'start' },
          lg: { gridColumn: '3', textAlign: 'end' },
        },
      },
    },
    /** A list: on a phone what changes it stands beside the label, and each line has the whole width. */
    several: {
      yes: {
        row: { smDown: { display: 'grid', gridTemplateColumns: '1fr auto' } },
        label: { gridColumn: '1', sm: { gridColumn: 'auto' }, _print: { gridColumn: 'auto' } },
        value: {
          gridColumn: '1 / -1',
          gridRow: '2',
          sm: { gridColumn: 'auto', gridRow: 'auto' },
          _print: { gridColumn: 'auto', gridRow: 'auto' },
          '& li + li': { marginTop: '3' },
        },
        action: { gridRow: '1', sm: { gridRow: 'auto' } },
      },
    },
    wide: { yes: { row: { sm: { gridTemplateColumns: '1fr' }, _print: { gridTemplateColumns: '1fr' } } } },
    large: {
      yes: {
        value: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', sm: { fontSize: '3xl' } },
      },
    },
  },
});

export interface SummaryItem {
  readonly name: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly onChange?: (() => void) | undefined;
  /** The figure that it is all about. */
  readonly large?: boolean;
  /** The value takes the whole row, below its label. */
  readonly wide?: boolean;
  /** The value is a list. */
  readonly several?: boolean;
  /** A button of the row's own. */
  readonly action?: ReactNode;
}

interface SummaryListProps {
  readonly items: readonly SummaryItem[];
  /** Words of the Change link; the label follows for those who listen. */
  readonly changeLabel: string;
  readonly disabled?: boolean | undefined;
}

/** Names and values, each with a Change link where it can be changed. */
export function SummaryList({ items, changeLabel, disabled }: SummaryListProps): ReactNode {
  return (
    <dl className={styles().list}>
      {items.map((item) => {
        const classes = styles({
          quoted: Boolean(item.action) && 'yes',
          alone: !(item.action || item.onChange || item.wide || item.large) && 'yes',
          wide: (item.wide || item.large) && 'yes',
          several: item.several && 'yes',
          large: item.large && 'yes',
        });
        return (
          <div key={item.name} className={classes.row}>
            <dt className={classes.label}>{item.label}</dt>
            <dd className={classes.value}>{item.value}</dd>
            {item.action && <dd className={classes.action}>{item.action}</dd>}
            {item.onChange && (
              <dd className={classes.action}>
                <Button look="link" onClick={item.onChange} disabled={disabled}>
                  {changeLabel} <VisuallyHidden>{item.label}</VisuallyHidden>
                </Button>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
