import { basename } from 'node:path/posix';
import { openapiRoot } from '../../compile/operations.ts';
import type { OperationEntry, Project } from '../../compile/project.ts';
import { isJsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { didYouMean } from '../didYouMean.ts';
import { operationFiles } from '../projectFolders.ts';
import type { CheckContext } from './checkContext.ts';
import { addressLine, operationsWithoutAddress } from './knowOperation.ts';

const LIST = 'openapi/operations.yaml';

/** Every operation has an address, and code that carries it out unless it is played; those that have code are listed, and the list
 * names no others. */
export function checkServed(context: CheckContext): void {
  if (context.unfit.has(openapiRoot)) return;
  for (const [operationId, file] of operationsWithoutAddress(context.project)) {
    const what = `operation "${operationId}" has no address`;
    const fix = `Add it in ${openapiRoot}, under "paths": ${addressLine(operationId, file)}`;
    context.add('operation-unserved', { file, pointer: '/post/operationId' }, what, fix);
  }
  const written = writtenOperations(context.project);
  for (const { meta, file, pointer } of written.missing) {
    const what = `no gateway carries out "${meta.operationId}": it has no file in gateway/operations`;
    const fix = 'Write "x-played: true" beside "x-auth" until it has one: a sandbox then answers with its example.';
    context.add('operation-unserved', { file, pointer: `${pointer}/operationId` }, what, fix);
  }
  checkList(context, written.there);
}

/** Operations that are not played, with code and without it; a project without a gateway beside it has no code to look for. */
function writtenOperations({
  root,
  operations,
}: Project): Readonly<Record<'there' | 'missing', readonly OperationEntry[]>> {
  const files = operationFiles(root)?.map((file) => basename(file, '.ts'));
  const asked = Object.values(operations).filter(({ meta }) => !meta.played);
  const isThere = ({ meta }: OperationEntry) => files?.includes(meta.operationId) ?? true;
  return { there: asked.filter(isThere), missing: asked.filter((one) => !isThere(one)) };
}

function checkList(context: CheckContext, written: readonly OperationEntry[]): void {
  const { project } = context;
  const sections = project.files.get(LIST)?.data;
  if (!isJsonObject(sections)) return;
  // Of these something else is reported.
  const unread = [...project.files.values()].filter(({ path, data }) => path.startsWith('openapi/') && data === null);
  const astray = new Set([
    ...operationsWithoutAddress(project).keys(),
    ...unread.map(({ path }) => basename(path, '.yaml')),
  ]);
  const listed = new Set<string>();
  for (const [section, lines] of Object.entries(sections)) {
    for (const [operationId, path] of Object.entries(isJsonObject(lines) ? lines : {})) {
      const place = { file: LIST, pointer: formatPointer([section, operationId]) };
      const entry = Object.hasOwn(project.operations, operationId) ? project.operations[operationId] : undefined;
      if (!entry) {
        if (astray.has(operationId)) continue;
        const near = didYouMean(operationId, Object.keys(project.operations)).trim();
        const fix = near || `Add its address in ${openapiRoot}, or remove the line.`;
        context.add(
          'operation-unserved',
          { ...place, of: 'key' },
          `"${operationId}" is no operation of the contract`,
          fix,
        );
      } else if (path !== entry.meta.path) {
        const what = `"${operationId}" is listed at another address than in ${openapiRoot}`;
        context.add('operation-unserved', place, what, `Write "${entry.meta.path}".`);
      } else if (entry.meta.played) {
        const what = `"${operationId}" is listed as carried out, and ${entry.file} marks it "x-played"`;
        const fix = 'Remove the line until the gateway carries it out.';
        context.add('operation-unserved', { ...place, of: 'key' }, what, fix);
      } else if (listed.has(operationId)) {
        const what = `"${operationId}" is listed twice`;
        context.add('operation-unserved', { ...place, of: 'key' }, what, 'Remove one of the lines.');
      }
      listed.add(operationId);
    }
  }
  for (const { meta, file, pointer } of written) {
    if (listed.has(meta.operationId)) continue;
    const what = `"${meta.operationId}" is not in ${LIST}, which lists what the gateway carries out`;
    const fix = `Add "${meta.operationId}: ${meta.path}" there, under "design".`;
    context.add('operation-unserved', { file, pointer: `${pointer}/operationId` }, what, fix);
  }
}
