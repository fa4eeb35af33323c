import type { ReactNode } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { ActionList } from './ActionList.tsx';
import { pageStyles } from './pageStyles.ts';

interface MoreWizardsProps {
  readonly title: string;
  /** Their words are there already. */
  readonly wizards: readonly { readonly route: string; readonly flow: string }[];
}

/** Wizards that are about no single card or account of the page. */
export function MoreWizards({ title, wizards }: MoreWizardsProps): ReactNode {
  const texts = useTexts();
  return (
    <section className={pageStyles().group}>
      <Heading level={2}>{title}</Heading>
      <Card>
        <ActionList
          actions={wizards.map(({ route, flow }) => ({ to: route, label: texts.text(flow, 'flow.title') }))}
        />
      </Card>
    </section>
  );
}
