import { isNumeric } from '../../domain/isNumeric.ts';
import type { Project } from '../../compile/project.ts';
import { mutationReport, isProvenByMutants } from '../mutate/mutationReport.ts';
import { someOf } from '../mutate/chooseMutants.ts';
import { judge, MOST_OF_AN_OPERATOR, mutantsOf, MUTATION_SEED, SAMPLE } from '../mutate/runMutants.ts';
import type { CommandLine } from './commandLine.ts';
import type { Said } from './said.ts';

/** `flow mutate`: plants careless edits in memory and says which of them check, verify and diff tell of. */
export function mutateCommand(project: Project, { names, options }: CommandLine): Said {
  const seed = numberOf(options.get('seed')) ?? MUTATION_SEED;
  const most = numberOf(options.get('most'));
  const all = mutantsOf(project, most ?? MOST_OF_AN_OPERATOR, seed);
  const named = names.length === 0 ? all : all.filter(({ operator }) => names.includes(operator));
  const isWhole = options.has('all') || most !== undefined || names.length > 0;
  const chosen = isWhole ? named : someOf(named, SAMPLE, seed);
  const began = performance.now();
  const judgements = chosen.map((mutant) => judge(project, mutant));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const code = isProvenByMutants(judgements) ? 0 : 1;
  if (options.has('json')) return { out: `${JSON.stringify({ seed, judgements }, null, 2)}\n`, code };
  const last = `flow mutate: ${chosen.length} of ${all.length} mutants in ${seconds} s, --seed=${seed}`;
  return { out: `${mutationReport(judgements)}\n${last}\n`, code };
}

function numberOf(option: string | true | undefined): number | undefined {
  return typeof option === 'string' && isNumeric(option) ? Number(option) : undefined;
}
