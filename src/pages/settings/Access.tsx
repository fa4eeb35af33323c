import { useRef, useState, type ReactNode } from 'react';
import { ask } from '../../api/ask.ts';
import type { replies } from '../../api/gateway.gen.ts';
import { userDeviceForget, userSecurityQuery } from '../../api/operations.gen.ts';
import { usePortal } from '../../api/PortalContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { pageStyles } from '../pageStyles.ts';
import { ReadFailed } from '../ReadFailed.tsx';
import { useRead } from '../useRead.ts';
import { settingsStyles } from './settingsStyles.ts';

type Known = replies['userSecurityQuery'];
type Device = Known['devices'][number];

/** Where the member is trusted and has signed in: the devices that a code has confirmed, each of which can be forgotten, and the last
 * sign-ins (R-MEM-24, R-CONST-14). */
export function Access(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const [changes, setChanges] = useState(0);
  const known = useRead(userSecurityQuery, {}, changes);
  if (known.status === 'loading') return <Waiting label={app('loading')} stillLabel={app('stillLoading')} />;
  if (known.status === 'failed') return <ReadFailed says={t('settings.devices.failed')} onRetry={known.retry} />;
  return (
    <>
      <Devices devices={known.data.devices} onForgotten={() => setChanges(changes + 1)} />
      <SignIns signIns={known.data.sign_ins} />
    </>
  );
}

interface DevicesProps {
  readonly devices: readonly Device[];
  readonly onForgotten: () => void;
}

function Devices({ devices, onForgotten }: DevicesProps): ReactNode {
  const t = useWords('pages');
  const named = useDeviceName();
  const { gateway } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Device>();
  const [forgotten, setForgotten] = useState('');
  const [kept, setKept] = useState<Device>();
  const classes = settingsStyles();
  const forget = async (device: Device): Promise<void> => {
    setAsked(undefined);
    const { type } = await ask(gateway, userDeviceForget, { device_id: device.device_id });
    if (type !== 'done') return setKept(device);
    setForgotten(t('settings.devices.forgotten', { device: named(device) }));
    // The button that had the focus goes with its device.
    heading.current?.focus();
    onForgotten();
  };
  return (
    <section className={pageStyles().group}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('settings.devices.title')}
      </Heading>
      <VisuallyHidden role="status">{forgotten}</VisuallyHidden>
      <p className={pageStyles().lead}>{t(`settings.devices.${devices.length === 0 ? 'none' : 'lead'}`)}</p>
      {kept && (
        <Alert tone="error" announce>
          {t('settings.devices.kept', { device: named(kept) })}
        </Alert>
      )}
      {devices.length > 0 && (
        <Card>
          <ul className={classes.list}>
            {devices.map((device) => (
              <li key={device.device_id} className={`${classes.item} ${classes.device}`}>
                <div>
                  <div className={classes.name}>
                    {named(device)}
                    {device.this_device && <span className={classes.mark}>{t('settings.devices.this')}</span>}
                  </div>
                  <div className={classes.note}>{t('settings.devices.confirmed', { at: device.confirmed_at })}</div>
                </div>
                <Button
                  look="link"
                  aria-label={t('settings.devices.forgetNamed', { device: named(device) })}
                  onClick={() => {
                    setKept(undefined);
                    setAsked(device);
                  }}
                >
                  {t('settings.devices.forget')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Dialog
        open={asked !== undefined}
        title={asked ? t('settings.devices.ask', { device: named(asked) }) : ''}
        onDismiss={() => setAsked(undefined)}
        actions={
          <>
            <Button look="primary" onClick={() => setAsked(undefined)}>
              {t('settings.devices.keep')}
            </Button>
            <Button look="danger" onClick={() => asked && void forget(asked)}>
              {t('settings.devices.forget')}
            </Button>
          </>
        }
      >
        {t('settings.devices.body')}
      </Dialog>
    </section>
  );
}

function SignIns({ signIns }: { readonly signIns: Known['sign_ins'] }): ReactNode {
  const t = useWords('pages');
  const named = useDeviceName();
  const classes = settingsStyles();
  return (
    <section className={pageStyles().group}>
      <Heading level={2}>{t('settings.signIns.title')}</Heading>
      <p className={pageStyles().lead}>{t(`settings.signIns.${signIns.length === 0 ? 'none' : 'lead'}`)}</p>
      {signIns.length > 0 && (
        <Card>
          <ul className={classes.list}>
            {signIns.map((signIn, index) => (
              // Two may be of one moment, and the list is shown whole.
              <li key={index} className={`${classes.item} ${classes.signIn}`}>
                <div className={classes.name}>{t('dateTime', { value: signIn.at })}</div>
                <div className={classes.note}>{named(signIn)}</div>
                <div className={classes.note}>{t(`settings.signIns.became.${signIn.became}`)}</div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

/** A device in the words of the page's language. */
function useDeviceName(): (device: Pick<Device, 'browser' | 'system'>) => string {
  const t = useWords('pages');
  return ({ browser, system }) => {
    if (browser !== undefined && system !== undefined) return t('settings.device.both', { browser, system });
    return browser ?? system ?? t('settings.device.none');
  };
}
