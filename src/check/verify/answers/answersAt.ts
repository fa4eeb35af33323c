import { isPlaceOf, viewOf, viewWith } from '../lookClass.ts';
import { remembering } from '../../remembering.ts';
import { textsIn } from '../../eachMember.ts';
import type { Project } from '../../../compile/project.ts';
import type { Json, JsonObject } from '../../../domain/json.ts';
import { parsePointer } from '../../../domain/jsonPointer.ts';
import { stepData } from '../../../engine/stepData.ts';
import type { FlowBundle } from '../../../engine/bundle.ts';
import type { WalkResult } from '../../../engine/walkResult.ts';
import { formFields, optionsOf } from '../../../rules/formSchema.ts';
import { isOpenRow } from '../../../rules/formScope.ts';
import { isWordPointer, parseWordPointer } from '../../../rules/pointerScope.ts';
import { sampleAnswer } from '../../samples/sampleAnswer.ts';
import { lookKey, type Ahead } from '../ahead.ts';
import type { Look } from '../../promises/lookedAt.ts';
import { fieldValues, fillAnswer, inRows, type FormAt } from './fillAnswer.ts';
import { refusedTogether } from './refusedTogether.ts';
import { stuckChoice } from './stuckChoice.ts';
import {
  placesLookedAt,
  pointersBehind,
  valuesOfLook,
  valuesToTry,
  variantsOf,
  type Unmet,
  type Variants,
} from './variants.ts';

/** Finds what members can answer, and remembers it for places that look alike. */
export class Answers {
  readonly #known = new Map<string, Variants>();

  constructor(
    readonly project: Project,
    readonly ahead: Ahead,
  ) {}

  /** Whole answers that the form takes where a walk is at one of its steps, one for each way they lead on. None when
   * nobody can answer. */
  at(inner: WalkResult, state: string, wanted: readonly Look[] | undefined): Variants {
    const { bundle } = inner;
    const own = `$form/${state}`;
    const view = viewOf(inner);
    const { resolve, isSettled } = view;
    const later = this.ahead.after(bundle, state, wanted);
    const at = formAt(this.project, inner, state);
    if (!at) return { found: [{ data: {}, decides: {} }] };
    const { form, data } = at;
    const looked = [...placesLookedAt(own, later)];
    const looks = looked.flatMap(([, some]) => some);
    const behind = [
      ...pointersOutside(form.schema),
      ...pointersBehind(looks).filter((pointer) => !isPlaceOf(own, pointer)),
    ];
    const key = JSON.stringify([
      bundle.flow.id,
      state,
      behind.map((pointer) => [resolve(pointer) ?? null, isSettled(parseWordPointer(pointer).tokens[0] ?? '')]),
      data,
      looks.map(lookKey),
    ]);
    const known = this.#known.get(key);
    if (known) return known;
    const begin = beginning(at, bundle, state);
    const secrets = Object.keys(form.secrets);
    const varied = looked
      .filter(([pointer]) => !secrets.some((one) => pointer.startsWith(one)))
      .map(([pointer, some]) => {
        const first = some.flatMap((look) => valuesOfLook(this.project, look, view));
        const values = valuesToTry(first, edgesFirst(at, begin, pointer, some), true);
        return { pointer, values, looks: some };
      });
    const answered = (answer: JsonObject) => viewWith(view, own, answer);
    const stuck = stuckChoice(at, begin);
    const together = refusedTogether(this.project, own, looks, view);
    const variants = variantsOf(varied, (given) => fillAnswer(at, begin, given), answered, together);
    const unmet = variants.found.length === 0 ? whatWasRefused(at, begin) : undefined;
    const found = {
      ...variants,
      ...(stuck && { stuck }),
      ...(unmet && { unmet }),
    };
    this.#known.set(key, found);
    return found;
  }
}

/** The form of the step where a walk is; none where it has no form. */
export function formAt(project: Project, inner: WalkResult, state: string): FormAt | undefined {
  const { bundle, scope } = inner;
  const { resolve } = viewOf(inner);
  const node = bundle.flow.states[state] ?? {};
  const form = bundle.forms[node.meta?.form ?? ''];
  const data = stepData(node, bundle, { resolve, world: scope.world });
  return form && { project, form, data, world: scope.world, resolve };
}

/** What a member might fill in first. */
export function beginning(
  { project, form, data, world, resolve }: FormAt,
  { flow }: FlowBundle,
  state: string,
): JsonObject {
  return sampleAnswer({ project, flow, state, form, data, scope: { world, resolve } });
}

/** Values of a field; of a sum that a later form judges beside what is asked there, the largest one first. */
function edgesFirst(at: FormAt, begin: JsonObject, pointer: string, looks: readonly Look[]): readonly Json[] {
  const values = fieldValues(at, parsePointer(pointer), begin);
  const name = parsePointer(pointer).map(inRows).join('/');
  const isSum = formFields(at.form.schema).some(
    ({ tokens, schema }) => tokens.join('/') === name && schema['x-currency'] !== undefined,
  );
  if (!isSum || !looks.some(({ asked }) => asked)) return values;
  const largest = values
    .toSorted((one, other) => Number(other) - Number(one))
    .find((value) => fillAnswer(at, begin, new Map([[pointer, value]])));
  return largest === undefined ? values : [largest, ...values];
}

/** Why nobody can answer: the error that most of all that was tried had, at the field where most had one, and where some had
 * none there, a rule that then refused them. */
function whatWasRefused(at: FormAt, begin: JsonObject): Unmet | undefined {
  const counts = new Map<string, { readonly times: number; readonly pointer: string }>();
  const fields = new Map<string, number>();
  let tried = 0;
  fillAnswer(at, begin, new Map(), (errors) => {
    tried += 1;
    for (const pointer of new Set(errors.map((error) => error.pointer)))
      fields.set(pointer, (fields.get(pointer) ?? 0) + 1);
    for (const { pointer, keyword } of errors) {
      const by = at.project.rules[keyword] ? `rule ${keyword}` : `"${keyword}"`;
      const text = `"${pointer.slice(1) || at.form.id}" by ${by}`;
      counts.set(text, { times: (counts.get(text)?.times ?? 0) + 1, pointer });
    }
  });
  const timesAt = (pointer: string) => fields.get(pointer) ?? 0;
  const [first, ...others] = [...counts].toSorted(
    ([, one], [, other]) => timesAt(other.pointer) - timesAt(one.pointer) || other.times - one.times,
  );
  if (!first) return undefined;
  const [text, { pointer }] = first;
  const isAlways = timesAt(pointer) === tried;
  const other = isAlways ? undefined : (others.find(([one]) => one.includes(' by rule ')) ?? others[0]);
  return {
    pointer,
    text: `; refused was most often ${text}${other ? `, else ${other[0]}` : nothingOffered(at, pointer)}`,
  };
}

/** Said where a field chooses among rows, and none of them can be chosen. */
function nothingOffered({ form, data }: FormAt, pointer: string): string {
  const name = parsePointer(pointer).map(inRows).join('/');
  const field = formFields(form.schema).find(({ tokens }) => tokens.join('/') === name);
  const options = field && optionsOf(field.schema);
  const rows = options && data[options.from];
  if (!options || !Array.isArray(rows) || (rows as readonly Json[]).some((row) => isOpenRow(options, row))) return '';
  const why = rows.length === 0 ? 'has none' : 'has none that "only" lets be chosen';
  return `: it is chosen among the rows of "${options.from}", which ${why} there. Lead that case elsewhere before the step`;
}

/** Whatever a form looks at besides its own answer. */
const pointersOutside = remembering((schema: JsonObject): readonly string[] => [
  ...new Set(textsIn(schema).filter((text) => isWordPointer(text) && !/^\$(self|option)\b/.test(text))),
]);
