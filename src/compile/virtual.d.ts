declare module 'virtual:flows' {
  import type { FlowBundle } from '../engine/bundle.ts';
  import type { Requirement } from '../engine/flowFile.ts';
  import type { OpenRows } from '../rules/formSchema.ts';
  import type { FirstNeeds } from './firstNeeds.ts';

  /** Every entry of every flow. Changes in place while developing. */
  export const routes: readonly {
    readonly flow: string;
    readonly route: string;
    readonly require: readonly Requirement[];
    readonly query: readonly string[];
    readonly at: string | null;
    /** Addresses of the flow's own steps; at its first entry only. */
    readonly paths: readonly string[];
    /** What the flow's page needs before its first step stands: words of these flows, and reads. */
    readonly rows: { readonly [query: string]: readonly OpenRows[] };
    readonly first: Pick<FirstNeeds, 'reads'>;
  }[];
  /** One lazy chunk per flow; its sub-flows come with it. */
  export const loaders: { readonly [flowId: string]: (() => Promise<{ readonly default: FlowBundle }>) | undefined };
  /** Development only: called with a flow whose file, forms, rules or sub-flows changed, or that came or went.
   * `loaders[flow]` then loads the new one. Returns how to stop listening. */
  export function onFlowsChanged(listener: (flow: string) => void): () => void;
}

declare module 'virtual:words' {
  import type { JsonObject } from '../domain/json.ts';

  /** By locale, then file name: `words['zh-HK']['transfer-to-hk']`. */
  export const words: {
    readonly [locale: string]:
      { readonly [file: string]: (() => Promise<{ readonly default: JsonObject }>) | undefined } | undefined;
  };
  /** Development only: called with the file that changed; its loader then loads the new one. */
  export function onWordsChanged(listener: (locale: string, file: string) => void): () => void;
}

declare module 'virtual:content' {
  import type { JsonObject } from '../domain/json.ts';
  import type { WorkdayCalendar } from '../domain/workday.ts';
  import type { Constant } from '../rules/constants.ts';

  /** For `resolveConstants(constants, now)`; without descriptions and sources. Like the others it changes in place while
   * developing. */
  export const constants: readonly Pick<Constant, 'id' | 'rows'>[];
  export const calendars: { readonly [id: string]: WorkdayCalendar };
  export const returnCodes: {
    readonly [code: string]: {
      /** `error` unless it is said. */
      readonly severity?: 'warning' | 'info';
      readonly at?: readonly string[];
    };
  };
  export const site: JsonObject;
  /** Development only: the exports above are new by then. */
  export function onContentChanged(listener: () => void): () => void;
}
