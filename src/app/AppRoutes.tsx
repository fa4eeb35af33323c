import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '../api/PortalContext.tsx';
import type { Requirement } from '../engine/flowFile.ts';
import { WizardPage } from '../wizard/WizardPage.tsx';
import { lazyPage } from './lazyPage.tsx';
import { MemberLayout } from './MemberLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { sections } from './sections.ts';

/** An entry of a flow, as `virtual:flows` gives it. */
export interface FlowRoute {
  readonly flow: string;
  readonly route: string;
  readonly require: readonly Requirement[];
  readonly query: readonly string[];
  /** Addresses of the flow's own steps: without a wizard in progress they lead to its first one (AMB-44). */
  readonly paths: readonly string[];
}

const HomePage = lazyPage(async () => (await import('../pages/home/HomePage.tsx')).HomePage);
const DashboardPage = lazyPage(async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage);
const TransferPage = lazyPage(async () => (await import('../pages/transfer/TransferPage.tsx')).TransferPage);
const RefusalPage = lazyPage(async () => (await import('../pages/errors/RefusalPage.tsx')).RefusalPage);
const NotYetPage = lazyPage(async () => (await import('../pages/notYet/NotYetPage.tsx')).NotYetPage);

const TRANSFERS = '/dashboard/transfer';

/** Pages by address. Wizards are routed by their own files: a new flow needs nothing here. The code that runs them is no
 * lazy chunk, because nearly every visit comes to one and another round trip costs more than its bytes. */
export function AppRoutes({ routes }: { readonly routes: readonly FlowRoute[] }): ReactNode {
  const ofMembers = routes.filter((route) => route.require.includes('member'));
  const ofAnyone = routes.filter((route) => !route.require.includes('member'));
  const taken = new Set(routes.map(({ route }) => route));
  const missing = sections.filter(({ route }) => !taken.has(route));
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<Home />} />
        {ofAnyone.map(wizardRoute)}
        {missing
          .filter(({ area }) => area === 'public')
          .map(({ route, name }) => (
            <Route key={route} path={route} element={<NotYetPage name={name} backTo="/" />} />
          ))}
      </Route>
      <Route element={<MemberLayout flowAt={(pathname) => flowAt(ofMembers, pathname)} />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path={TRANSFERS} element={<TransferPage kinds={ofMembers.filter(isTransfer)} />} />
        <Route path="/error/level" element={<RefusalPage refusal="level" />} />
        <Route path="/error/realname" element={<RefusalPage refusal="realname" />} />
        <Route path="/error/fpsLevel" element={<RefusalPage refusal="fpsLevel" />} />
        {ofMembers.map(wizardRoute)}
        {missing
          .filter(({ area }) => area === 'member')
          .map(({ route, name }) => (
            <Route key={route} path={route} element={<NotYetPage name={name} backTo="/dashboard" />} />
          ))}
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** The page has the flow as its key: from step to step, at whatever address, it is the same wizard. */
function wizardRoute({ route, flow, query, paths }: FlowRoute): ReactNode {
  return [route, ...paths].map((path) => (
    <Route key={path} path={path} element={<WizardPage key={flow} flow={flow} entry={route} query={query} />} />
  ));
}

function flowAt(routes: readonly FlowRoute[], pathname: string): string | undefined {
  return routes.find(({ route, paths }) => [route, ...paths].includes(pathname))?.flow;
}

function isTransfer({ route }: FlowRoute): boolean {
  return route.startsWith(`${TRANSFERS}/`);
}

/** A signed-in member who opens Home is taken to the dashboard (R-PUB-04). */
function Home(): ReactNode {
  const { token } = useSession();
  return token === undefined ? <HomePage /> : <Navigate to="/dashboard" replace />;
}
