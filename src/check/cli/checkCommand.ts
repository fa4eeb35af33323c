import { readDataTexts } from '../../compile/readDataTexts.ts';
import { checkReport } from '../checkReport.ts';
import { findingCatalogue } from '../findingCatalogue.ts';
import { findingLines } from '../finding.ts';
import { chooseAmong, countOf, flowFindings } from './chooseFlows.ts';
import { counted } from '../../domain/counted.ts';
import type { CommandLine, CommandResult } from './commandLine.ts';
import { watchCheck } from './watchCheck.ts';

/** `flow check`: every finding, or one line that there is none. `--watch` goes on, `--fresh` takes nothing from the cache;
 * `--explain` says of the kinds of finding that are named, or of all, why they are one. */
export function checkCommand(root: string, line: CommandLine): CommandResult | Promise<CommandResult> {
  const { names, options } = line;
  if (options.has('explain')) return { out: `${findingCatalogue(names)}\n`, code: 0 };
  const report = checkReport(root, readDataTexts(root), options.has('fresh'));
  const chosen = chooseAmong(report.flows, names);
  if (options.has('watch')) return watchCheck(root, line);
  const findings = flowFindings(report.findings, names);
  const code = findings.length > 0 ? 1 : 0;
  if (options.has('json')) return { out: `${JSON.stringify({ findings }, null, 2)}\n`, code };
  const cached = report.fromCache ? ' (from the cache)' : '';
  const last = `flow check: ${counted(chosen.length, 'flow')}, ${report.files} files, ${countOf(findings)}${cached}`;
  return { out: `${[...findingLines(findings), last].join('\n')}\n`, code };
}
