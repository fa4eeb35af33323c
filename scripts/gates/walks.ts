import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../lib/requireNode.js';
import { loadProject } from '../../src/compile/loadProject.ts';
import { judgeWalks, type Walk, type Walked } from './judgeWalks.ts';

/** `node --import tsx scripts/gates/walks.ts <folder>`: judges what a run of the journeys with `WALKS_FOLDER=<folder>` has
 * left there. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the journeys left their walks in.');
const processes = Object.values(loadProject(root).flows).map(({ id, flow }): Walked => {
  const states = Object.entries(flow.states);
  const hasScreen = states.flatMap(([name, { tags }]) => (tags?.includes('step') ? [name] : []));
  const successes = states.flatMap(([name, { meta }]) => (meta?.outcome === 'success' ? [name] : []));
  return {
    id,
    routes: Object.keys(flow.meta.entries ?? {}),
    screens: hasScreen,
    ends: successes.filter((name) => hasScreen.includes(name)),
    leaves: successes.some((name) => !hasScreen.includes(name)),
  };
});
const walks = readdirSync(folder).flatMap((name) =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Walk),
);
const { lines, missing } = judgeWalks(processes, walks);
console.log(lines.join('\n'));
process.exitCode = missing > 0 ? 1 : 0;
