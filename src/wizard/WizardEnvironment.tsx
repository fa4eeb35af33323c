import { createContext, useContext, type ReactNode } from 'react';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { Constant } from '../rules/constants.ts';
import type { CodePlaces } from './serverMessages.ts';

/** What a wizard takes from the build: flows, content, the catalogue of codes. */
export interface WizardEnvironment {
  readonly loadFlow: (flow: string) => Promise<FlowBundle>;
  /** A flow that has been loaded: its wizard need not wait. */
  readonly flowHere: (flow: string) => FlowBundle | undefined;
  /** Calls back with a flow that changed while developing. */
  readonly onFlowsChanged: (listener: (flow: string) => void) => () => void;
  /** The route at which a flow is begun; `undefined` for a flow without entries. */
  readonly routeOf: (flow: string) => string | undefined;
  readonly constants: readonly Pick<Constant, 'id' | 'rows'>[];
  readonly calendars: JsonObject;
  readonly site: JsonObject;
  readonly codes: { readonly [code: string]: CodePlaces };
}

const EnvironmentContext = createContext<WizardEnvironment | undefined>(undefined);

export function WizardEnvironmentProvider(props: {
  readonly environment: WizardEnvironment;
  readonly children: ReactNode;
}): ReactNode {
  return <EnvironmentContext value={props.environment}>{props.children}</EnvironmentContext>;
}

export function useWizardEnvironment(): WizardEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useWizardEnvironment needs a WizardEnvironmentProvider above it.');
  return environment;
}
