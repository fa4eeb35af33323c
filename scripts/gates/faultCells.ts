import { readdirSync, readFileSync } from 'node:fs';
import { loadProject } from '../../src/compile/loadProject.ts';
import { cellName, cellsOf, placesOf } from '../../tests/faults/matrix/cells.ts';
import { root } from '../lib/requireNode.js';
import { judgeFaultCells } from './judgeFaultCells.ts';

/** `node --import tsx scripts/gates/faultCells.ts <folder>`: judges what a run of the fault matrix with `CELLS_FOLDER=<folder>`
 * has left there. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the fault matrix left its cells in.');
const cells = new Map<string, readonly string[]>();
for (const place of placesOf(loadProject(root)))
  cells.set(place.flow, [...(cells.get(place.flow) ?? []), ...cellsOf(place).map(cellName)]);
const walked = readdirSync(folder).flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n'));
const { lines, missing } = judgeFaultCells(cells, walked);
console.log(lines.join('\n'));
process.exitCode = missing > 0 ? 1 : 0;
