import { didYouMean } from '../didYouMean.ts';
import type { CheckContext } from './checkContext.ts';

/** Every form that has a file is shown by a step. Of a flow that cannot be read nobody knows what it shows. */
export function checkFormFiles(context: CheckContext): void {
  const { project } = context;
  const shown = new Set(context.flows().flatMap((view) => view.states.flatMap(([, { meta }]) => meta?.form ?? [])));
  const isRead = [...project.files.keys()].every((path) => {
    const id = /^flows\/([^/]+)\/flow\.json$/.exec(path)?.[1];
    return id === undefined || context.flow(id) !== undefined;
  });
  if (!isRead) return;
  const empty = Object.keys(project.forms).filter((id) => !project.files.has(`schemas/${id}.schema.json`));
  for (const [id, { schema }] of Object.entries(project.forms)) {
    if (shown.has(id)) continue;
    const mend = didYouMean(id, empty).trim() || 'Name it for the step that asks it, or remove it.';
    context.add('form-unused', { file: schema.path, pointer: '' }, `no step shows the form "${id}"`, mend);
  }
}
