import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import { processFacts, processPage } from './processTable.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const facts = processFacts(loadProject(root), root);

describe('npm run processes', () => {
  it('prints a row and a section for every process', () => {
    const page = processPage(facts);
    for (const { id } of facts) {
      expect(page).toContain(`| [${id}](#${id}) |`);
      expect(page).toContain(`\n## ${id}\n`);
    }
  });

  it('says of each process what its files say', () => {
    const transfer = facts.find(({ id }) => id === 'transfer-to-hk')!;
    expect(transfer).toMatchObject({
      routes: ['/dashboard/transfer/toHk'],
      subFlows: expect.arrayContaining(['confirm-payment']) as string[],
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
