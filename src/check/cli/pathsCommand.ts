import type { Project } from '../../compile/project.ts';
import { didYouMean } from '../didYouMean.ts';
import { pathsText } from '../paths/pathsText.ts';
import { testPaths } from '../paths/testPath.ts';
import { chooseFlows } from './chooseFlows.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { writeFile } from './writeFile.ts';

const LOCALE = 'en';

/** `flow paths <flow>`: test cases as a table to read, or with `--json` as records that a program walks; to standard output or
 * a file. */
export function pathsCommand(project: Project, { names, options }: CommandLine): CommandResult {
  if (names.length !== 1)
    return { out: 'flow paths takes one flow: flow paths <flow> [--json] [--locale zh-HK] [--out file]\n', code: 2 };
  const [flow = ''] = chooseFlows(project, names);
  const locale = String(options.get('locale') ?? LOCALE);
  const known = Object.keys(project.words);
  if (!known.includes(locale))
    return { out: `"${locale}" is no language here.${didYouMean(locale, known)}\n`, code: 2 };
  const found = testPaths(project, flow);
  const text = options.has('json') ? `${JSON.stringify(found, null, 2)}\n` : pathsText(project, found, locale);
  const out = options.get('out');
  if (typeof out !== 'string') return { out: text, code: 0 };
  writeFile(out, text);
  return { out: `${out}\n`, code: 0 };
}
