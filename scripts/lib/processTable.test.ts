import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import { processFacts, processPage } from './processTable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const facts = processFacts(loadProject(root), root);

describe('docs/processes.md', () => {
  it('is fresh: npm run processes writes it', () => {
    expect(readFileSync(`${root}/docs/processes.md`, 'utf8')).toBe(processPage(facts));
  });

  it('says of each process what its files say', () => {
    const transfer = facts.find(({ id }) => id === 'transfer-to-hk')!;
    expect(transfer).toMatchObject({
      routes: ['/dashboard/transfer/toHk'],
      subFlows: expect.arrayContaining(['payment-password']) as string[],
      operations: expect.arrayContaining(['transferQuote', 'transferToHk']) as string[],
      journeys: expect.arrayContaining(['sendMoney']) as string[],
      requirements: expect.arrayContaining(['R-FLOW-41']) as string[],
    });
    expect(transfer.fields).toContain('details/amount');
    expect(transfer.codes.named).toContain('QUOTE_EXPIRED');
    expect(transfer.codes.shown.filter((code) => transfer.codes.named.includes(code))).toEqual([]);
    expect(transfer.verified.transitions[1]).toBeGreaterThan(transfer.verified.states[1]);
  });

  it('has a promise of its own and an outcome for every process', () => {
    for (const { id, promises, outcomes } of facts) {
      expect(promises, id).toBeGreaterThan(0);
      expect(outcomes.length, id).toBeGreaterThan(0);
    }
  });
});
