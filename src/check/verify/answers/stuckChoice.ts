import { remembering } from '../../remembering.ts';
import { listOf, objectOf, type Json, type JsonObject } from '../../../domain/json.ts';
import { formatPointer, getAt, parsePointer, setAt } from '../../../domain/jsonPointer.ts';
import { formFields, rulesOf, severalOf, whenOf } from '../../../rules/formSchema.ts';
import { proposeChoices } from '../../../rules/proposeChoices.ts';
import { parseWordPointer, isWordPointer } from '../../../rules/pointerScope.ts';
import { fillAnswer, type FormAt } from './fillAnswer.ts';

/** What a field of choices says when the rest of the form has no answer beside it. */
export interface StuckChoice {
  readonly pointer: string;
  readonly value: Json;
}

/** A choice that the form takes by itself, and beside which it takes nothing else. One that is refused where it is chosen is
 * none: who chooses it is told, and chooses another. Nor is one of a field that no answer shows. */
export function stuckChoice(at: FormAt, begin: JsonObject): StuckChoice | undefined {
  const plain = fillAnswer(at, begin, new Map());
  const choices = choicesDeciding(at.form.schema);
  if (!plain || choices.length === 0) return undefined;
  const filled = choices.map((choice) => fillAnswer(at, begin, new Map([[choice.pointer, choice.value]])));
  const taken = [plain, ...filled.filter((answer) => answer !== undefined)];
  return choices.find((choice, index) => {
    const shown = taken.find((answer) => getAt(answer, parsePointer(choice.pointer)) !== undefined);
    return filled[index] === undefined && shown !== undefined && !isRefused(at, shown, choice);
  });
}

function isRefused(at: FormAt, answer: JsonObject, { pointer, value }: StuckChoice): boolean {
  const scope = { resolve: at.resolve, world: at.world };
  const chosen = at.form.prune(setAt(answer, parsePointer(pointer), value) as JsonObject, scope);
  return at.form.validate(chosen, scope).some((error) => error.pointer === pointer);
}

/** The choices of every field that something else of the same form looks at. */
const choicesDeciding = remembering((schema: JsonObject): readonly StuckChoice[] => {
  const fields = formFields(schema);
  const params = [
    ...fields.flatMap(({ schema: field }) => Object.values(whenOf(field)?.params ?? {})),
    ...rulesOf(schema).flatMap(({ params: own }) => Object.values(own)),
  ];
  const looked = new Set([
    ...params.filter(isWordPointer).flatMap((pointer) => ownField(pointer)),
    ...fieldsOfConditions(schema),
  ]);
  return fields.flatMap(({ tokens, schema: field }) => {
    const [name = ''] = tokens;
    if (tokens.length !== 1 || !looked.has(name)) return [];
    const several = severalOf(field);
    const values = several ? proposeChoices(field, valuesOf(several)).hold : valuesOf(field);
    return values.map((value) => ({ pointer: formatPointer(tokens), value }));
  });
});

function ownField(pointer: string): readonly string[] {
  const { word, tokens } = parseWordPointer(pointer);
  return word === 'self' ? tokens.slice(0, 1) : [];
}

function fieldsOfConditions(schema: JsonObject): readonly string[] {
  const conditions = [schema, ...listOf(schema['allOf'])].map((one) => objectOf(objectOf(one)['if']));
  return conditions.flatMap((one) => Object.keys(objectOf(one['properties'])));
}

function valuesOf({ enum: listed, type }: JsonObject): readonly Json[] {
  return type === 'boolean' ? [true, false] : listOf(listed);
}
