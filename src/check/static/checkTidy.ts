import { attempt } from '../attempt.ts';
import { pathOf, fieldPlace } from './schemaPlaces.ts';
import type { JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { tidyText } from '../../domain/tidyText.ts';
import type { World } from '../../rules/compiled.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { formFields, tidyOf, type FieldTidy, type FormField, type TidyStep } from '../../rules/formSchema.ts';
import { proposeValues } from '../../rules/proposeValues.ts';
import { checkWorld } from '../checkWorld.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { remembering } from '../remembering.ts';
import type { Reporter } from './checkContext.ts';
import { resolvedForm } from './forms.ts';

/** `x-tidy` of forms and shared fields: it is on a text, what the field accepts survives it, and what decides is beside
 * it. A shared field does not know what will stand there. */
export function checkTidy(context: Reporter): void {
  for (const { schema } of Object.values(context.project.shared)) {
    const whole = resolvedForm(context, schema);
    for (const field of whole ? [{ tokens: [], schema: whole }, ...formFields(whole)] : [])
      checkAt(context, { file: schema.path, pointer: formatPointer([...pathOf(field.tokens), 'x-tidy']) }, field, []);
  }
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const fields = formFields(resolvedForm(context, schema) ?? {});
    for (const field of fields)
      checkAt(context, fieldPlace(context.project, id, fields, field, ['x-tidy']), field, fields);
  }
}

function checkAt(context: Reporter, place: Place, field: FormField, fields: readonly FormField[]): void {
  const tidy = tidyOf(field.schema);
  if (tidy) new TidyCheck(context, place, fields, field, tidy).run();
}

class TidyCheck {
  constructor(
    private readonly context: Reporter,
    private readonly place: Place,
    private readonly fields: readonly FormField[],
    private readonly field: FormField,
    private readonly tidy: FieldTidy,
  ) {}

  run(): void {
    const { type } = this.field.schema;
    if (type !== 'string') {
      this.#report(`"x-tidy" is for texts, and this field is of type ${JSON.stringify(type)}`, 'Leave it out.');
      return;
    }
    if (this.fields.length > 0) for (const name of namesOf(this.tidy)) this.#beside(name);
    if ('by' in this.tidy) this.#values(this.tidy.by, Object.keys(this.tidy.of));
    for (const steps of stepsOf(this.tidy)) this.#comesThrough(steps);
  }

  #beside(name: string): void {
    const siblings = this.fields.filter((one) => deepEqual(one.tokens.slice(0, -1), this.field.tokens.slice(0, -1)));
    const known = siblings.map(({ tokens }) => tokens.at(-1) ?? '');
    if (known.includes(name)) return;
    this.#report(`no field "${name}" is beside "${this.field.tokens.at(-1)}"`, didYouMean(name, known).trim());
  }

  /** A shared field lists the values of every field that may be beside it; one at least has to be of this one. */
  #values(by: string, listed: readonly string[]): void {
    const at = [...this.field.tokens.slice(0, -1), by];
    const allowed = this.fields.find(({ tokens }) => deepEqual(tokens, at))?.schema['enum'];
    if (!Array.isArray(allowed) || listed.some((value) => allowed.includes(value))) return;
    this.#report(`"${by}" is none of ${listed.join(', ')}`, didYouMean(listed[0] ?? '', allowed.map(String)).trim());
  }

  #comesThrough(steps: readonly TidyStep[]): void {
    const { taken, takes } = takenIn(checkWorld(this.context.project))(this.field.schema);
    const lost = taken.find((text) => !takes(tidied(text, steps)));
    if (lost === undefined) return;
    const what = `the field takes ${JSON.stringify(lost)}, which becomes ${JSON.stringify(tidied(lost, steps))} and is refused`;
    this.#report(what, `Leave out of ${JSON.stringify(steps)} what takes away what the schema asks for.`);
  }

  #report(what: string, fix: string): void {
    this.context.add('tidy-misfit', this.place, what, fix === '' ? 'Name a field of the same object.' : fix);
  }
}

/** Texts that a field takes in a world as they are, and whether it takes another. */
const takenIn = remembering((world: World) =>
  remembering(({ 'x-tidy': _tidy, equalTo: _other, ...schema }: JsonObject) => {
    const judge = validatorOf(schema);
    const takes = (text: string): boolean => judge?.call({ world }, text) ?? true;
    const texts = proposeValues(schema, { world, subject: {} }).hold.filter((text) => typeof text === 'string');
    return { taken: texts.filter(takes), takes };
  }),
);

function validatorOf(schema: JsonObject): ReturnType<typeof compileSchema> | undefined {
  return attempt(() => compileSchema(schema));
}

function tidied(text: string, steps: readonly TidyStep[]): string {
  const code = steps.flatMap((step) => (typeof step === 'object' ? [step.countryCode] : []))[0];
  const operations = steps.filter((step) => typeof step === 'string');
  return tidyText(text, operations, typeof code === 'string' ? code : undefined);
}

function stepsOf(tidy: FieldTidy): readonly (readonly TidyStep[])[] {
  return 'by' in tidy ? [...Object.values(tidy.of), ...(tidy.else ? [tidy.else] : [])] : [tidy];
}

function namesOf(tidy: FieldTidy): readonly string[] {
  const codes = stepsOf(tidy).flatMap((steps) =>
    steps.flatMap((step) =>
      typeof step === 'object' && typeof step.countryCode === 'object' ? [step.countryCode.beside] : [],
    ),
  );
  return [...new Set([...('by' in tidy ? [tidy.by] : []), ...codes])];
}
