import { readdirSync, readFileSync } from 'node:fs';
import { writtenOperations } from '../../gateway/contract/contract.ts';
import { judgeReturnCodes } from './judgeReturnCodes.ts';

/** `node --import tsx scripts/gates/returnCodes.ts <folder> [<part of a path>…]`: judges what a run of the contract tests
 * with `ANSWERS_FOLDER=<folder>` has left there; of some operations only, when parts of their paths are given. */
const [folder, ...parts] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the contract tests left their answers in.');
const operations = writtenOperations().filter(
  ({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)),
);
const answered = readdirSync(folder).flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n'));
const { lines, missing } = judgeReturnCodes(operations, new Set(answered), parts.length === 0);
console.log(lines.join('\n'));
process.exitCode = missing > 0 ? 1 : 0;
