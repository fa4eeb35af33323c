import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFlow } from '../support/runFlow.ts';
import { copyProject, projectRoot, type ProjectCopy } from './support/copyProject.ts';

/** The `flow` command takes a copied-in flow for one of its own. */
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => copy.remove());

async function flow(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const { code, out, err } = await runFlow(copy.root, ...args);
  return { code, output: out + err };
}

describe('flow check', { timeout: 180_000 }, () => {
  it('finds nothing in the copied-in flow, and looks at it', async () => {
    expect(await flow('check')).toMatchObject({ code: 0, output: expect.stringContaining(' 0 findings') as string });
    const words = join(copy.root, 'locales/zh-CN/split-topup.json');
    const before = readFileSync(words, 'utf8');
    writeFileSync(
      words,
      before.replace('"付款日期"', '"付款日期 {{nobody}}"').replace('"title": "分次充值"', '"titel": "分次充值"'),
    );
    const { code, output } = await flow('check');
    writeFileSync(words, before);
    expect(code).not.toBe(0);
    expect(output).toMatch(/locales\/zh-CN\/split-topup\.json:\d+:\d+/);
  });
});

describe('flow verify', { timeout: 180_000 }, () => {
  it('proves the promises of the copied-in flow', async () => {
    const { code, output } = await flow('verify', 'split-topup', 'payment-query');
    expect(output).toContain('split-topup');
    expect(output).toMatch(/payment-query {2}8 of 8 states/);
    expect(code, output).toBe(0);
  });
});

describe('flow verify of pages for each row', { timeout: 180_000 }, () => {
  it('proves them for one, for most, and for all between', async () => {
    const { code, output } = await flow('verify', 'topup-by-payment', 'made-payment', 'family-visa', 'visa-traveller');
    expect(output).toMatch(/family-visa {2}8 of 8 states, 14 of 14 transitions/);
    expect(output).toMatch(/topup-by-payment {2}12 of 12 states, 24 of 24 transitions/);
    expect(code, output).toBe(0);
  });
});

describe('flow draw', { timeout: 60_000 }, () => {
  it('draws the copied-in flow', async () => {
    const { output } = await flow('draw', 'split-topup');
    expect(output).toContain('title: "split-topup"\n---\nstateDiagram-v2\n');
  });
});

it('needs nothing in the code', () => {
  const files = ['src', 'gateway', 'bin', 'scripts'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(ts|tsx|js|css)$/.test(name))
      .map((name) => join(projectRoot, folder, name)),
  );
  const naming = files.filter((file) =>
    /split-topup|splitTopup|topup-by-payment|made-payment|payment-query|historyAsk|family-visa|visaApply/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(naming).toEqual([]);
});
