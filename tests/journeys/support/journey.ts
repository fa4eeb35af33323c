import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Walk } from '../../../scripts/gates/judgeWalks.ts';
import { sharedBrowser } from './browser.ts';
import { startDemonstration, type Demonstration } from './demonstration.ts';
import { PHONE, Visitor, type VisitorOptions } from './visitor.ts';
import { noteWalk } from './walks.ts';

export interface Journey {
  readonly demonstration: () => Demonstration;
  readonly browser: () => Browser;
  /** Someone at a browser of their own; judged and sent home after the test. */
  readonly arrive: (options?: VisitorOptions) => Promise<Visitor>;
}

/** One gateway and one browser for the tests of a file. After each test nothing may have been seen that must not be:
 * a violation of the policy, a secret where none may stand, a complaint in the console, a barrier that axe knows. */
export function journey(options: { readonly siteVariant?: string } = {}): Journey {
  let demonstration: Demonstration;
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    // In this order: a gateway that has started is stopped whatever else fails.
    browser = await sharedBrowser();
    demonstration = await startDemonstration(options);
  });
  afterAll(async () => {
    await demonstration?.stop();
  });
  afterEach(async ({ task }) => {
    const here = visitors;
    visitors = [];
    if (task.result?.state === 'fail') for (const visitor of here) console.log(await visitor.lastWords(task.name));
    else here.forEach((visitor) => noteWalk(walkOf(visitor)));
    await demonstration.sandbox.clearFaults();
    const findings = await Promise.all(
      here.map(async ({ watch, barriers }) => [...(await watch.findings()), ...barriers]),
    );
    await Promise.all(here.map((visitor) => visitor.leave()));
    expect(findings.flat(), findings.flat().join('\n')).toEqual([]);
  });
  return {
    demonstration: () => demonstration,
    browser: () => browser,
    arrive: async (options) => {
      const visitor = await Visitor.arrive(browser, demonstration, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}

function walkOf({ options, screens, route }: Visitor): Walk {
  const pointer = options.width < PHONE ? 'finger' : 'mouse';
  return { by: options.keysOnly ? 'keys' : pointer, screens, route };
}
