import type { ReactNode } from 'react';
import type { JsonObject } from '../domain/json.ts';
import { SiteProvider } from '../i18n/SiteContext.tsx';
import type { Texts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/TextsContext.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { WizardEnvironmentProvider, type WizardEnvironment } from '../wizard/WizardEnvironment.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import type { FlowRoute } from './flowRoute.ts';
import type { RunningPortal } from './createPortal.ts';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { KickOutAlert } from './KickOutAlert.tsx';
import { MessageOutlet } from './MessageOutlet.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PortalRouter } from './PortalRouter.tsx';
import { PortalServices } from './PortalServices.tsx';
import { Sandbox } from './Sandbox.tsx';
import { SessionWatch } from './SessionWatch.tsx';

interface AppProps {
  readonly portal: RunningPortal;
  readonly texts: Texts;
  readonly site: JsonObject;
  readonly routes: readonly FlowRoute[];
  readonly environment: WizardEnvironment;
  readonly nonce: string | undefined;
}

/** The portal: providers, then routes. */
export function App({ portal, texts, site, routes, environment, nonce }: AppProps): ReactNode {
  return (
    <UiProvider {...(nonce === undefined ? {} : { nonce })}>
      <TextsProvider texts={texts}>
        <SiteProvider site={site}>
          <PortalServices portal={portal}>
            <WizardEnvironmentProvider environment={environment}>
              <PortalRouter basename={import.meta.env.BASE_URL}>
                <DocumentLanguage />
                <SessionWatch />
                <PageBoundary>
                  <AppRoutes routes={routes} />
                </PageBoundary>
                <MessageOutlet />
                <KickOutAlert />
                <Sandbox />
              </PortalRouter>
            </WizardEnvironmentProvider>
          </PortalServices>
        </SiteProvider>
      </TextsProvider>
    </UiProvider>
  );
}
