import { readDataTexts, dataFolders, type DataText } from '../../compile/readDataTexts.ts';
import { checkReport, type CheckReport } from '../checkReport.ts';
import { findingLines, formatFinding, type Finding } from '../finding.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { countOf, flowFindings } from './chooseFlows.ts';
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** `flow check --watch`: checks, and again whenever a data file was saved, until it is stopped. CommandResult are findings that are
 * new or are in the saved files, and how many others there are; with `--json` all of them, a line of JSON each time. */
export async function watchCheck(root: string, { names, options }: CommandLine): Promise<CommandResult> {
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
  // Watched from the beginning: what is saved meanwhile is reported afterwards.
  const watch = watchData(root, () => {
    const now = readDataTexts(root);
    const changed = changedPaths(texts, now);
    if (changed.length > 0) check(now, changed);
  });
  const first = readDataTexts(root);
  // A checker that has not run yet is three times as slow: it runs before the first file is saved.
  if (check(first, savedSinceStart(root, first)).fromCache) checkReport(root, texts, true);
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  watch.close();
  return { out: '', code: before.length > 0 ? 1 : 0 };
}

/** A busy machine may take a minute to come to its first check: what was saved meanwhile is news. */
function savedSinceStart(root: string, texts: readonly DataText[]): readonly string[] {
  const savedAt = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return texts.map(({ path }) => path).filter((path) => savedAt(path) > performance.timeOrigin);
}

/** What the checker itself took, however busy the machine is. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Everything at the beginning; after a save, what is new or is in the saved files. */
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

/** Milliseconds of quiet before a change is reported: an editor saves in several strokes. */
const QUIET = 40;

/** Calls back when something changed in the data folders. Each folder is watched by itself, which sees every way to save:
 * written over, or another file moved into its place. */
function watchData(root: string, report: () => void): { readonly close: () => void } {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      report();
    }, QUIET);
  };
  const watchAll = () => {
    const folders = foldersBelow(root);
    for (const [key, watcher] of watchers) {
      if (folders.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, folder] of folders) {
      if (!watchers.has(key)) watchers.set(key, watch(folder, changed).on('error', changed));
    }
  };
  watchAll();
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** By number and path: a folder that was taken away and made again is another one. */
function foldersBelow(root: string): ReadonlyMap<string, string> {
  const found = dataFolders.flatMap((folder) => {
    try {
      const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
      const below = entries.filter((entry) => entry.isDirectory());
      return [join(root, folder), ...below.map((entry) => join(entry.parentPath, entry.name))];
    } catch {
      return [];
    }
  });
  return new Map(found.flatMap((folder) => numbered(folder)));
}

function numbered(folder: string): readonly (readonly [key: string, folder: string])[] {
  const number = statSync(folder, { throwIfNoEntry: false })?.ino;
  return number === undefined ? [] : [[`${number} ${folder}`, folder]];
}
