import { join } from 'node:path';
import { ProjectError } from '../../compile/dataFile.ts';
import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { contentCache } from '../cache/contentCache.ts';
import { counterexampleTest } from '../replay/counterexampleTest.ts';
import { reportText } from '../verify/reportText.ts';
import { explainFlow, verifyFlow, type FlowReport } from '../verify/verifyFlow.ts';
import { verifyKey } from '../verify/verifyKey.ts';
import { isProven, closingLine } from './closingLine.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { writeFile } from './writeFile.ts';

/** Where `--emit-test` puts tests: Vitest finds them there. */
const TESTS = 'tests/flows/counterexamples';

/** Not part of the project: written again whenever a promise breaks. */
const COUNTEREXAMPLES = '.cache/counterexamples';

/** Of one flow; then somebody who waits is told how far it is, each second. */
const SILENCE_MS = 2000;
const EVERY_MS = 1000;

/** `flow verify`: a report for each flow, and whether every promise was kept. A flow that was verified before, with all that
 * it depends on, is not verified again; `--fresh` verifies it all the same. `--explain` says what tells the positions of each
 * flow apart instead. */
export function verifyCommand(project: Project, { names, options }: CommandLine): CommandResult {
  if (options.has('explain')) {
    const explained = chooseFlows(project, names).map((id) => explainFlow(project, id, { progress: progressOf(id) }));
    return { out: `${explained.join('\n')}\n`, code: 0 };
  }
  const reports: FlowReport[] = [];
  const failures: string[] = [];
  for (const id of chooseFlows(project, names)) {
    try {
      reports.push(verified(project, id, options.has('fresh')));
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      failures.push(`${id}  cannot be walked before flow check has no finding for it:\n${error.message}`);
    }
  }
  const isFine = failures.length === 0 && reports.every(isProven);
  const code = isFine ? 0 : 1;
  if (options.has('json')) return { out: `${JSON.stringify({ reports, failures }, null, 2)}\n`, code };
  const kept = [...reports.flatMap((report) => keepCounterexamples(project.root, report))];
  if (options.has('emit-test')) kept.push(...reports.flatMap((report) => emitTests(project.root, report)));
  const last = closingLine(reports, failures.length);
  return { out: `${[...reports.map(reportText), ...failures, ...kept, last].join('\n')}\n`, code };
}

function verified(project: Project, id: string, isFresh: boolean): FlowReport {
  const cache = contentCache(project.root, 'verify');
  const key = verifyKey(project, id);
  const known = isFresh ? undefined : cache.recall(id, key);
  if (known !== undefined) return { ...(known as unknown as FlowReport), fromCache: true };
  const report = verifyFlow(project, id, { progress: progressOf(id) });
  cache.remember(id, key, report as unknown as Json);
  return report;
}

function progressOf(id: string): (positions: number) => void {
  let next = performance.now() + SILENCE_MS;
  return (positions) => {
    if (performance.now() < next) return;
    next = performance.now() + EVERY_MS;
    process.stderr.write(`${id}: ${positions} positions so far\n`);
  };
}

/** Writes the counterexamples of a flow where `flow replay` finds them, and says how to open them. */
function keepCounterexamples(root: string, { flow, counterexamples }: FlowReport): readonly string[] {
  return counterexamples.map((counterexample) => {
    const file = `${COUNTEREXAMPLES}/${flow}.${counterexample.promise.id}.json`;
    writeFile(file, `${JSON.stringify(counterexample, null, 2)}\n`, root);
    return `see it happen: npx flow replay ${file}`;
  });
}

/** Writes each counterexample as a test that fails until the promise is kept along its way. */
function emitTests(root: string, { flow, counterexamples }: FlowReport): readonly string[] {
  return counterexamples.map((counterexample) => {
    const path = `${TESTS}/${flow}.${counterexample.promise.id}.test.ts`;
    writeFile(path, counterexampleTest(counterexample, join(root, path), root), root);
    return `written as a test: npx vitest run --project unit ${path}`;
  });
}
