import { appendFileSync, mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupedBy } from '../../../src/check/groupedBy.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import { cellName, cellsOf, placesOf } from '../../faults/matrix/cells.ts';
import { openWallet, type Wallet } from '../../faults/matrix/wallet.ts';
import { walkFlow, type FlowWalked } from '../../faults/matrix/walkFlow.ts';

const A_FLOW_MS = 300_000;
/** Where to leave what was walked, for `scripts/gates/faultCells.ts`. */
const folder = process.env['CELLS_FOLDER'];
/** One cell alone, by its name. */
const only = process.env['CELL'];

/** The flows of one part of several; the parts are of about the same length. */
export function walkPart(part: number, parts: number): void {
  const project = loadProject('.');
  const all = placesOf(project);
  const isThere = all.some((place) => cellsOf(place).some(isOnly));
  if (!isThere) throw new Error(`There is no cell '${only}'; a flow, a call and a fault name one.`);
  const flows = [...groupedBy(all, ({ flow }) => flow)].filter((_, index) => index % parts === part);
  let wallet: Wallet;
  beforeAll(async () => void (wallet = await openWallet()));
  afterAll(() => wallet.close());

  describe('whatever befalls a call, ledger and screen agree, nothing is lost, and the wizard goes on or ends', () => {
    it.each(flows)('%s', { timeout: A_FLOW_MS }, async (_flow, places) => {
      const chosen = only === undefined ? places : places.filter((place) => cellsOf(place).some(isOnly));
      const walked = await walkFlow(project, wallet, chosen, { isChosen: isOnly });
      note(walked);
      expect(walked.wrong).toEqual([]);
    });
  });
}

const isOnly = (cell: Parameters<typeof cellName>[0]): boolean => only === undefined || cellName(cell) === only;

function note({ cells }: FlowWalked): void {
  if (!folder || cells.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const lines = cells.map(({ name, isForced }) => `${name}${isForced ? '\tforced' : ''}\n`);
  appendFileSync(`${folder}/${process.pid}.txt`, lines.join(''));
}
