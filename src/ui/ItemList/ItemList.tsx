import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'items',
  base: {
    list: { listStyle: 'none', marginTop: '2', borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
    row: {
      paddingBlock: '3',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      breakInside: 'avoid',
    },
    /** As many facts side by side as there is room for: two on the smallest phone. */
    item: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
      columnGap: '4',
      rowGap: '2',
    },
    /** By what the item is known: in a line of its own, or a card number breaks in the middle. */
    first: { gridColumn: '1 / -1' },
    label: { color: 'textMuted', fontSize: 'sm' },
    value: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    empty: { marginTop: '2', color: 'textMuted' },
    actions: { display: 'flex', flexWrap: 'wrap', columnGap: '4', _print: { display: 'none' } },
  },
});

/** A name with its value. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface ItemListProps {
  readonly heading: string;
  /** What stands for no items. */
  readonly empty: string;
  readonly items: readonly (readonly Fact[])[];
  /** A button for the whole list. */
  readonly action?: ReactNode;
  /** Buttons of each item. */
  readonly actions?: ((index: number) => ReactNode) | undefined;
}

/** Things of one kind below a heading, each with its facts. */
export function ItemList({ heading, empty, items, action, actions }: ItemListProps): ReactNode {
  const classes = styles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {items.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        // Of a list without marks Safari does not say that it is one, unless told.
        <ul role="list" className={classes.list}>
          {items.map((facts, index) => (
            <li key={index} className={classes.row}>
              <dl className={classes.item}>
                {facts.map(({ name, label, value }, place) => (
                  <div key={name} className={place === 0 ? classes.first : undefined}>
                    <dt className={classes.label}>{label}</dt>
                    <dd className={classes.value}>{value}</dd>
                  </div>
                ))}
              </dl>
              {actions && <div className={classes.actions}>{actions(index)}</div>}
            </li>
          ))}
        </ul>
      )}
      {action && <div className={classes.actions}>{action}</div>}
    </section>
  );
}
