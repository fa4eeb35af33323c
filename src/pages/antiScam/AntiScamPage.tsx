import type { ReactNode } from 'react';
import { useSite } from '../../i18n/SiteContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { dialled } from '../contact/hotlines.ts';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { antiScamStyles } from './antiScamStyles.ts';

const SIGNS = ['hurry', 'official', 'code', 'investment', 'link', 'changed'];
const STEPS = ['stop', 'check', 'lock', 'report'];

/** How a fraud is known and what to do about one, with the helpline of the police (R-PUB-44, R-FLOW-70). */
export function AntiScamPage(): ReactNode {
  const t = useWords('pages');
  const helpline = useSite()['anti_scam_hotline'];
  const classes = antiScamStyles();
  return (
    <div className={pageStyles().root}>
      <PageHeading>{t('antiScam.title')}</PageHeading>
      <p className={pageStyles().lead}>{t('antiScam.lead')}</p>
      {typeof helpline === 'string' && (
        <Alert tone="warning" title={t('antiScam.helpline')}>
          <a href={dialled(helpline)} className={classes.call}>
            {helpline}
          </a>
          <p>{t('antiScam.helplineNote')}</p>
        </Alert>
      )}
      <Points group="signs" names={SIGNS} />
      <Points group="steps" names={STEPS} ordered />
    </div>
  );
}

interface PointsProps {
  readonly group: string;
  readonly names: readonly string[];
  /** One after another. */
  readonly ordered?: boolean;
}

function Points({ group, names, ordered = false }: PointsProps): ReactNode {
  const t = useWords('pages');
  const classes = antiScamStyles();
  const List = ordered ? 'ol' : 'ul';
  return (
    <Card className={classes.points}>
      <Heading level={2}>{t(`antiScam.${group}.title`)}</Heading>
      <List className={classes.list}>
        {names.map((name) => (
          <li key={name}>{t(`antiScam.${group}.${name}`)}</li>
        ))}
      </List>
    </Card>
  );
}
