import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { promisesOf } from '../verify/verifyFlow.ts';
import type { Change } from './change.ts';
import { differences } from './leaves.ts';
import { changeText } from './names.ts';

/** What a flow promises that it did not, or no longer. */
export function promiseChanges(before: Project, after: Project, flow: string): readonly Change[] {
  const [was, is] = [before, after].map(
    (project) => new Map(promisesOf(project, flow).promises.map((one) => [one.id, one])),
  );
  const ids = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const [old, now] = [was?.get(id), is?.get(id)];
    const said = (sentence: string): Change => ({ subject: 'promises', flow, sentence });
    if (!old) return [said(`It promises more: ${now?.description ?? ''} (${id})`)];
    if (!now) return [said(`It no longer promises: ${old.description} (${id})`)];
    return differences(old as unknown as JsonObject, now as unknown as JsonObject).map(({ at, ...values }) =>
      said(`${changeText(`The promise ${id}: ${at.join(' ')}`, values)}.`),
    );
  });
}
