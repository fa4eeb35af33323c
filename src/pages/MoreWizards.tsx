import type { ReactNode } from 'react';
import { Link } from '../i18n/Link.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';
import { buttonClass } from '../ui/Button/Button.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { defineRecipe } from '../ui/system/recipe.ts';

const styles = defineRecipe({
  name: 'more',
  base: {
    root: { display: 'grid', gap: '3' },
    list: { display: 'flex', flexWrap: 'wrap', gap: '3', listStyle: 'none' },
  },
});

interface MoreWizardsProps {
  readonly title: string;
  /** Their words are there already. */
  readonly wizards: readonly { readonly route: string; readonly flow: string }[];
}

/** Wizards that are about no single card or account of the page. */
export function MoreWizards({ title, wizards }: MoreWizardsProps): ReactNode {
  const texts = useTexts();
  const classes = styles();
  return (
    <section className={classes.root}>
      <Heading level={2}>{title}</Heading>
      <ul className={classes.list}>
        {wizards.map(({ route, flow }) => (
          <li key={route}>
            <Link to={route} className={buttonClass('secondary')}>
              {texts.text(flow, 'flow.title')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
