import { appendFileSync, mkdirSync } from 'node:fs';
import type { Walk } from '../../../scripts/gates/judgeWalks.ts';

/** A folder to leave there who has walked which screens, for `scripts/gates/walks.ts`; nothing is left without it. */
const folder = process.env['WALKS_FOLDER'];

export function noteWalk(walk: Walk): void {
  if (!folder || walk.screens.length === 0) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${process.pid}.jsonl`, `${JSON.stringify(walk)}\n`);
}
