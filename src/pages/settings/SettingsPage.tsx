import type { ReactNode } from 'react';
import { useMember } from '../../api/PortalContext.tsx';
import { WIZARD_NAMES } from '../../domain/pageName.ts';
import { useSite } from '../../i18n/SiteContext.tsx';
import { useLoadedWords, useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { SummaryList } from '../../ui/SummaryList/SummaryList.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { inOrder } from '../inOrder.ts';
import { MoreWizards } from '../MoreWizards.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { Access } from './Access.tsx';

export interface Setting {
  readonly route: string;
  readonly flow: string;
}

/** What is known of the member, the security centre with devices and sign-ins, and the other settings: each is a wizard that begins
 * below this page, and the site says which of them are of the security centre (R-MEM-24, R-FLOW-45). */
export function SettingsPage({ settings }: { readonly settings: readonly Setting[] }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const { ready } = useLoadedWords([WIZARD_NAMES]);
  const site = useSite();
  const { security_wizards: named } = site;
  const ofSecurity = Array.isArray(named) ? named : [];
  const security = ofSecurity.flatMap((flow) => settings.filter((setting) => setting.flow === flow));
  const others = settings.filter((setting) => !security.includes(setting));
  return (
    <div className={pageStyles().root}>
      <PageHeading>{app('menu.userSettings')}</PageHeading>
      <p className={pageStyles().lead}>{t('settings.lead')}</p>
      <Details />
      {ready ? (
        <>
          <Group name="security" settings={security} />
          <Access />
          <Group name="other" settings={inOrder(others, site)} />
        </>
      ) : (
        <Waiting label={app('loading')} stillLabel={app('stillLoading')} />
      )}
    </div>
  );
}

/** By what the member is known, masked as the gateway gives it. */
function Details(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const member = useMember();
  if (member.status !== 'ready') return null;
  const { user_name: name, realname_status: status, mob_no_mask: mobile, email_mask: email } = member.info;
  const rows = { name, level: app([`level.${status}`, 'level.other']), mobile, email };
  const items = Object.entries(rows).flatMap(([row, value]) =>
    value === '' ? [] : [{ name: row, label: t(`settings.details.${row}`), value }],
  );
  return (
    <section className={pageStyles().group}>
      <Heading level={2}>{t('settings.details.title')}</Heading>
      <Card>
        <SummaryList changeLabel="" items={items} />
      </Card>
    </section>
  );
}

function Group({ name, settings }: { readonly name: string; readonly settings: readonly Setting[] }): ReactNode {
  const t = useWords('pages');
  return settings.length > 0 && <MoreWizards title={t(`settings.${name}`)} wizards={settings} />;
}
