import { eachMember } from '../eachMember.ts';
import { firstLine } from '../attempt.ts';
import { plainCompileError } from '../plainCompileError.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { resolveFormSchema } from '../../compile/formSource.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import type { Json } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { RefError } from '../../rules/resolveRefs.ts';
import type { Place } from '../finding.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { checkConstantRefs } from './checkNames.ts';
import { FormCheck } from './formCheck.ts';
import { reportCycle } from './checkReferences.ts';

/** Every form of a flow in the step that shows it: what it takes from outside is there and fits. */
export function checkForms(view: FlowView): void {
  for (const [state, node] of view.states) {
    const id = node.meta?.form;
    const schema = view.formOf(state);
    if (id === undefined || !schema) continue;
    new FormCheck(view, state, id, schema).run();
  }
}

/** Forms and shared schemas by themselves, used or not: they compile, and their constants are known. What is wrong in a shared
 * schema is reported there, not in every form that takes it. */
export function checkFormSchemas(context: Reporter): void {
  const { project } = context;
  const broken = new Set<string>();
  for (const [name, { schema }] of Object.entries(project.shared)) {
    if (!isOfLanguage(context, schema) || !compiles(context, schema, `the shared schema "${name}"`)) broken.add(name);
  }
  for (const [id, { schema }] of Object.entries(project.forms)) {
    if (isOfLanguage(context, schema)) compiles(context, schema, `form "${id}"`, broken);
  }
}

/** One that is not is reported already. */
function isOfLanguage({ project }: Reporter, file: DataFile): boolean {
  return file.problems.length === 0 && languageProblems(project, file).length === 0;
}

/** @param told shared schemas whose faults are reported already */
function compiles(context: Reporter, { path, data }: DataFile, subject: string, told = new Set<string>()): boolean {
  checkConstantRefs(context, path, data, '');
  try {
    const schema = resolveFormSchema(context.project, path, data);
    if (sharedIn(schema).some((name) => told.has(name))) return false;
    compileSchema(schema);
    return true;
  } catch (error) {
    if (error instanceof RefError) reportCycle(context, error);
    if (isReportedElsewhere(error)) return false;
    const why = firstLine(error);
    const fix = 'Use the keywords that forms have, each on a value of its type.';
    context.add(
      'form-broken',
      placeIn(data, path, why),
      `${subject} does not compile: ${plainCompileError(error)}`,
      fix,
    );
    return false;
  }
}

/** References and patterns are judged by themselves, each at its place: of a pattern JavaScript itself says that it is none. */
function isReportedElsewhere(error: unknown): boolean {
  return error instanceof RefError || (error instanceof Error && error.cause instanceof SyntaxError);
}

/** Shared schemas that a resolved one has taken in. */
function sharedIn(value: Json): readonly string[] {
  const found: string[] = [];
  eachMember(value, ({ key, value: name }) => {
    if (key === 'x-shared' && typeof name === 'string') found.push(name);
  });
  return found;
}

/** Where a message of the compiler says the fault is (`at "#/properties/pay_pwd"`); else the first keyword of the file that it
 * names. */
function placeIn(data: Json, file: string, message: string): Place {
  const keyword = /"([^"]+)"/.exec(message.replace(/missing type "[^"]*" for keyword /, ''))?.[1];
  const [, told] = / at "#?(\/[^"]*)"/.exec(message) ?? [];
  if (told !== undefined && getAt(data, parsePointer(told)) !== undefined) {
    const at = `${told}/${keyword ?? ''}`;
    return { file, pointer: getAt(data, parsePointer(at)) === undefined ? told : at, of: 'key' };
  }
  const pointer = keyword === undefined ? undefined : findKey(data, keyword);
  return pointer === undefined ? { file, pointer: '' } : { file, pointer, of: 'key' };
}

function findKey(value: Json, name: string): string | undefined {
  let found: string | undefined;
  eachMember(value, ({ key, pointer }) => {
    if (key === name) found ??= pointer;
    return found === undefined;
  });
  return found;
}
