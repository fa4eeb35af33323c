import type { ReactNode } from 'react';
import { LinkLine } from '../LinkLine.tsx';
import { useIsOpen, useSite } from '../../i18n/SiteContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { SampleMark } from '../SampleMark.tsx';
import { contactStyles } from './contactStyles.ts';
import { dialled, hotlinesOf, type Hotline } from './hotlines.ts';

const FORM = '/contactUs/message';

/** How to reach the people of this deployment: telephone, hours and mail (R-PUB-43, R-HDR-11, R-CONST-88). */
export function ContactPage(): ReactNode {
  const t = useWords('pages');
  const site = useSite();
  const isOpen = useIsOpen();
  const mail = site['support_email'];
  const classes = contactStyles();
  const page = pageStyles();
  return (
    <div className={page.root}>
      <PageHeading>{t('contact.title')}</PageHeading>
      <p className={page.lead}>{t('contact.lead')}</p>
      <Card className={classes.card}>
        <div className={classes.head}>
          <Heading level={2}>{t('contact.call')}</Heading>
          <SampleMark />
        </div>
        <ul className={classes.list}>
          {hotlinesOf(site).map((hotline) => (
            <HotlineRow key={hotline.id} hotline={hotline} />
          ))}
        </ul>
        <p className={classes.note}>{t('contact.hoursNote')}</p>
      </Card>
      {typeof mail === 'string' && (
        <Card className={classes.card}>
          <div className={classes.head}>
            <Heading level={2}>{t('contact.mail')}</Heading>
            <SampleMark />
          </div>
          <p>
            <a href={`mailto:${mail}`} className={classes.reach}>
              {mail}
            </a>
          </p>
          <p className={classes.note}>{t('contact.mailNote')}</p>
        </Card>
      )}
      {isOpen(FORM) && (
        <Card className={classes.card}>
          <Heading level={2}>{t('contact.write')}</Heading>
          <p className={classes.note}>{t('contact.writeNote')}</p>
          <LinkLine to={FORM} className={buttonClass('secondary')}>
            {t('contact.writeLink')}
          </LinkLine>
        </Card>
      )}
      <Alert tone="warning" title={t('contact.safety.title')}>
        <p>{t('contact.safety.body')}</p>
      </Alert>
    </div>
  );
}

function HotlineRow({ hotline: { id, number, days, from, to } }: { readonly hotline: Hotline }): ReactNode {
  const t = useWords('pages');
  const classes = contactStyles();
  const isAllDay = from === '00:00' && to === '24:00';
  return (
    <li className={classes.row}>
      <div>
        <Heading level={3}>{t(`contact.hotlines.${id}`)}</Heading>
        <p className={classes.note}>
          {t(isAllDay ? 'contact.allDay' : 'contact.hours', { days: t(`contact.days.${days}`), from, to })}
        </p>
      </div>
      <a href={dialled(number)} className={classes.reach}>
        {number}
      </a>
    </li>
  );
}
