import { readDataTexts, type DataText } from '../../compile/readDataTexts.ts';
import { checkReport, type CheckReport } from '../checkReport.ts';
import { findingLines, formatFinding, type Finding } from '../finding.ts';
import type { CommandLine } from './commandLine.ts';
import { countOf, flowFindings } from './flowFindings.ts';
import type { Said } from './said.ts';
import { watchData } from './watchData.ts';

/** `flow check --watch`: checks, and again whenever a data file was saved, until it is stopped. Said are findings that are
 * new or stand in the saved files, and how many others there are; with `--json` all of them, a line of JSON each time. */
export async function watchCheck(root: string, { names, options }: CommandLine): Promise<Said> {
  let texts: readonly DataText[] = [];
  let before: readonly Finding[] = [];
  const check = (now: readonly DataText[], changed: readonly string[]): CheckReport => {
    const [began, busy] = [performance.now(), process.cpuUsage()];
    const report = checkReport(root, now);
    const findings = flowFindings(report.findings, names);
    const seconds = (performance.now() - began) / 1000;
    say(
      options.has('json')
        ? JSON.stringify({ changed, findings, seconds, cpuSeconds: cpuSince(busy) })
        : `${newsText(findings, changed, before)}, ${report.files} files, in ${seconds.toFixed(2)} s`,
    );
    [texts, before] = [now, findings];
    return report;
  };
  // Watched from the beginning: what is saved meanwhile is told afterwards.
  const watch = watchData(root, () => {
    const now = readDataTexts(root);
    const changed = changedPaths(texts, now);
    if (changed.length > 0) check(now, changed);
  });
  // A checker that has not run yet is three times as slow: it runs before the first file is saved.
  if (check(readDataTexts(root), []).fromCache) checkReport(root, texts, true);
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  watch.close();
  return { out: '', code: before.length > 0 ? 1 : 0 };
}

/** What the checker itself took, however busy the machine is. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Everything at the beginning; after a save, what is new or stands in the saved files. */
function newsText(findings: readonly Finding[], changed: readonly string[], before: readonly Finding[]): string {
  const known = new Set(before.map(formatFinding));
  const shown = findings.filter(
    (one) => changed.length === 0 || changed.includes(one.file) || !known.has(formatFinding(one)),
  );
  const others = findings.length - shown.length;
  const last = `flow check: ${countOf(shown)}${others > 0 ? ` and ${others} as before` : ''}`;
  return [...changed.map((path) => `saved ${path}`), ...findingLines(shown), last].join('\n');
}

/** Paths of files that are new, gone or say something else. */
function changedPaths(before: readonly DataText[], now: readonly DataText[]): readonly string[] {
  const texts = new Map(before.map((one) => [one.path, one]));
  const changed = now.filter(({ path, text, fault }) => {
    const one = texts.get(path);
    return one?.text !== text || one.fault?.message !== fault?.message;
  });
  const paths = new Set(now.map(({ path }) => path));
  return [...changed, ...before.filter(({ path }) => !paths.has(path))].map(({ path }) => path);
}
