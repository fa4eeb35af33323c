import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { levelListStyles } from './levelListStyles.ts';

const LEVELS = ['0', '1', '3'] as const;

/** What each level can do, and since when T2 is given to nobody new (R-ROLE-10, R-ROLE-12, R-STATE-07). */
export function LevelList(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const classes = levelListStyles();
  return (
    <Card>
      <Heading level={2}>{t('refusal.levels.title')}</Heading>
      <dl className={classes.root}>
        {LEVELS.map((level) => (
          <div key={level}>
            <dt className={classes.level}>{app(`level.${level}`)}</dt>
            <dd className={classes.functions}>{t(`refusal.levels.${level}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
