import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { formatPointer, parsePointer } from '../../domain/jsonPointer.ts';
import type { OperationMeta } from '../../engine/bundle.ts';
import type { Guard, Mapping } from '../../engine/flowFile.ts';
import { givenFields } from '../../forms/widgets/givenFields.ts';
import { formFields, optionsOf, rulesOf, whenOf, type FormField } from '../../rules/formSchema.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { misfit } from '../types/fits.ts';
import { objectOf } from '../types/conjuncts.ts';
import type { Typed } from '../types/lookUp.ts';
import { isMissing, lookUp, membersOf, secretsInside, typeOf, valuesOf } from '../types/lookUp.ts';
import type { CheckContext } from './checkContext.ts';
import { checkParams, checkSubject } from './checkGuards.ts';
import { know } from './checkNames.ts';
import { baseFields, reportUnnamed } from './checkMappings.ts';
import { fieldPlace } from './fieldPlace.ts';
import type { FlowView } from './flowView.ts';
import type { Named } from './pointerTypes.ts';
import { namedBy, namedIn, ownEntry } from './pointerTypes.ts';
import { memberPointers, pointersIn } from './servicePointers.ts';

/** What one form takes from outside, in the step that shows it. */
export class FormCheck {
  readonly #id: string;
  readonly #file: string;
  readonly #self: Typed;
  readonly #fields: readonly FormField[];
  readonly #data: { readonly [name: string]: string };

  constructor(
    private readonly context: CheckContext,
    private readonly view: FlowView,
    private readonly state: string,
    id: string,
    private readonly schema: JsonObject,
  ) {
    this.#id = id;
    this.#file = `schemas/${id}.schema.json`;
    this.#self = typeOf(schema);
    this.#fields = formFields(schema);
    this.#data = view.node(state)?.meta?.data ?? {};
  }

  run(): void {
    for (const field of this.#fields) this.#field(field);
    rulesOf(this.schema).forEach((rule, index) => {
      const place = this.#at('x-rules', String(index));
      const params = below(place, 'params');
      if (know(this.context, 'rule-unknown', below(place, 'rule'), 'rule', rule.rule, this.context.project.rules)) {
        checkSubject(this.context, rule.rule, rule.params ?? {}, params, this.#named);
      }
      this.#place(rule.at, below(place, 'at'));
      if (rule.when) this.#guard(rule.when, below(place, 'when'));
    });
    this.#summary();
  }

  #at(...tokens: readonly string[]): Place {
    return { file: this.#file, pointer: formatPointer(tokens) };
  }

  #fieldPlace(field: FormField, ...tokens: readonly string[]): Place {
    return fieldPlace(this.context.project, this.#id, this.#fields, field, tokens);
  }

  readonly #named = (pointer: string): Named => {
    const { word, tokens } = parse(pointer);
    if (word === 'self') return followed(this.#self, pointer, tokens);
    if (word === 'option') return this.#option(pointer, tokens);
    return namedBy(this.context, this.view, pointer);
  };

  #option(pointer: string, [name = '', ...rest]: readonly string[]): Named {
    const field = this.#fields.find(({ tokens }) => tokens.length === 1 && tokens[0] === name);
    const options = field && optionsOf(field.schema);
    if (!options) {
      const known = this.#fields.flatMap(({ tokens, schema }) => (optionsOf(schema) ? [tokens.join('/')] : []));
      return {
        type: 'missing',
        what: `"${pointer}" names no field with x-options: "${name}"`,
        mend: didYouMean(name, known).trim(),
      };
    }
    return followed(this.#rows(options.from), pointer, rest);
  }

  /** A row of the list that a name of the step's `data` points to. */
  #rows(from: string): Typed {
    const pointer = this.#data[from];
    const named = pointer === undefined ? undefined : namedBy(this.context, this.view, pointer);
    const row = named?.type === 'named' ? lookUp(named.typed, ['-']) : undefined;
    return row && !isMissing(row) ? row : { schemas: [], presence: { type: 'always' }, secret: undefined };
  }

  #field(field: FormField): void {
    const when = whenOf(field.schema);
    if (when) this.#guard(when, this.#fieldPlace(field, 'x-when'));
    this.#options(field);
    this.#prefill(field);
    this.#service(field);
    for (const keyword of ['x-currency', 'x-username']) {
      const pointer = field.schema[keyword];
      if (isWordPointer(pointer)) reportUnnamed(this.context, this.#named(pointer), this.#fieldPlace(field, keyword));
    }
  }

  #guard(guard: Exclude<Guard, string>, place: Place): void {
    const rule = ruleOfGuard(guard as unknown as Json);
    if (
      rule !== undefined &&
      !know(this.context, 'rule-unknown', below(place, 'type'), 'rule', rule, this.context.project.rules)
    )
      return;
    checkParams(this.context, guard, place, this.#named);
  }

  #options(field: FormField): void {
    const options = optionsOf(field.schema);
    if (!options) return;
    const place = this.#fieldPlace(field, 'x-options');
    if (
      !know(this.context, 'form-name', below(place, 'from'), `name of "${this.state}"'s data`, options.from, this.#data)
    )
      return;
    const rows = this.#rows(options.from);
    const members = { value: options.value, label: options.label, ...(options.only && { 'only/at': options.only.at }) };
    for (const [member, pointer] of Object.entries(members)) {
      if (typeof pointer === 'string') this.#member(rows, pointer, below(place, ...member.split('/')));
    }
    for (const [member, choice] of Object.entries(options.choices ?? {})) {
      this.#saidMember(rows, member, choice, below(place, 'choices', member));
    }
  }

  /** A member of a row that the words of a shared choice say: each value it may have is one of the choice. */
  #saidMember(rows: Typed, member: string, choice: string, place: Place): void {
    this.#member(rows, formatPointer([member]), { ...place, of: 'key' });
    if (!this.#sharedChoice(choice, place)) return;
    const found = lookUp(rows, [member]);
    const values = (isMissing(found) ? undefined : valuesOf(found)) ?? [];
    const listed = valuesOf(typeOf(objectOf(this.context.project.shared[choice]?.schema.data))) ?? [];
    const unsaid = values.filter((value) => !listed.includes(value)).map(String);
    if (unsaid.length === 0) return;
    const what = `"${choice}" has no words for what "${member}" may be: ${unsaid.join(', ')}`;
    this.context.add('form-name', place, what, 'Name the choice that lists them, or add them to it.');
  }

  #member(rows: Typed, pointer: string, place: Place): void {
    const found = lookUp(rows, tokensOf(pointer));
    if (isMissing(found)) {
      this.context.add(
        'form-name',
        place,
        `a row has no "${found.missing}"`,
        didYouMean(found.missing, found.known).trim() || 'Name a member of the rows.',
      );
    }
  }

  #prefill(field: FormField): void {
    const pointer = field.schema['x-prefill'];
    if (!isWordPointer(pointer)) return;
    const place = this.#fieldPlace(field, 'x-prefill');
    const named = this.#named(pointer);
    if (reportUnnamed(this.context, named, place) || named.type !== 'named') return;
    const target = typeOf(field.schema);
    const why = misfit(named.typed, target);
    if (why !== undefined)
      this.context.add(
        'pointer-misfit',
        place,
        `"${pointer}" does not fit the field: ${why}`,
        'Name a value of that kind.',
      );
    if (named.typed.secret && !target.secret) {
      const what = `"${pointer}" is a secret (${named.typed.secret}) and would be kept with the answer`;
      this.context.add('secret-stored', place, what, 'Leave the prefill out.');
    }
  }

  #service(field: FormField): void {
    const service = field.schema['x-service'];
    if (!isJsonObject(service) || typeof service['op'] !== 'string') return;
    const place = this.#fieldPlace(field, 'x-service');
    if (
      !know(
        this.context,
        'operation-unknown',
        below(place, 'op'),
        'operation',
        service['op'],
        this.context.project.operations,
      )
    )
      return;
    const entry = ownEntry(this.context.project.operations, service['op']);
    if (!entry) return;
    this.#serviceEffect(entry.meta, below(place, 'op'));
    this.#serviceArrival(service, place);
    this.#serviceInput(service, entry.request, place);
    const reply = isJsonObject(entry.reply) ? typeOf(entry.reply) : undefined;
    if (!reply || typeof service['list'] !== 'string') return;
    const list = lookUp(reply, tokensOf(service['list']));
    if (isMissing(list)) return this.#member(reply, service['list'], below(place, 'list'));
    const row = lookUp(list, ['-']);
    if (isMissing(row)) return;
    for (const [member, pointer] of memberPointers(service)) this.#member(row, pointer, below(place, ...member));
  }

  /** What is called on arrival can name nothing that is answered at the step. */
  #serviceArrival(service: JsonObject, place: Place): void {
    const asked = Object.values(objectOf(service['input'])).find((value) => /"\$self\//.test(JSON.stringify(value)));
    if (service['onArrival'] !== true || asked === undefined) return;
    const what = `${JSON.stringify(asked)} is not there when the member arrives`;
    this.context.add('service-early', below(place, 'onArrival'), what, 'Leave "onArrival" out.');
  }

  /** A field calls while the member still types: nothing may be done for good by it. */
  #serviceEffect({ operationId, effect }: OperationMeta, place: Place): void {
    if (effect === 'read' || effect === 'attempt') return;
    const what = `a field calls ${operationId}, whose effect is "${effect}"`;
    this.context.add('service-effect', place, what, 'Make the call from a state of the flow, after a review.');
  }

  #serviceInput(service: JsonObject, request: Json, place: Place): void {
    const input = isJsonObject(service['input']) ? service['input'] : {};
    const target = isJsonObject(request) ? typeOf(request) : undefined;
    if (!target) return;
    const known = membersOf(target);
    this.#serviceNeeds(service, target, place);
    for (const [name, part] of Object.entries(input)) {
      const at = below(place, 'input', name);
      if (!known.includes(name)) {
        this.context.add(
          'field-unknown',
          { ...at, of: 'key' },
          `${String(service['op'])} has no request field "${name}"`,
          `Remove it.${didYouMean(name, known)}`,
        );
        continue;
      }
      for (const pointer of pointersIn(part as Mapping)) this.#servicePointer(pointer, lookUp(target, [name]), at);
    }
  }

  /** What the call requires is in its input, or the widget gives it. */
  #serviceNeeds(service: JsonObject, target: Typed, place: Place): void {
    const input = isJsonObject(service['input']) ? Object.keys(service['input']) : [];
    const given: readonly string[] = service['as'] !== undefined ? [] : Object.values(givenFields).flat();
    for (const name of membersOf(target)) {
      const field = lookUp(target, [name]);
      const isNeeded = !isMissing(field) && field.presence.type === 'always';
      if (!isNeeded || [...input, ...given, ...baseFields(this.context)].includes(name)) continue;
      const what = `required field "${name}" of ${String(service['op'])} is not given`;
      this.context.add('field-missing', { ...place, of: 'key' }, what, `Add "${name}" to the input.`);
    }
  }

  #servicePointer(pointer: string, slot: Typed | { readonly missing: string }, place: Place): void {
    const named = this.#named(pointer);
    if (reportUnnamed(this.context, named, place) || named.type !== 'named' || 'missing' in slot) return;
    const why = misfit(named.typed, slot);
    if (why !== undefined)
      this.context.add('pointer-misfit', place, `"${pointer}" does not fit: ${why}`, 'Map a field of that kind.');
    for (const [, kind] of secretsInside(named.typed)) {
      if (slot.secret) continue;
      this.context.add(
        'secret-sent',
        place,
        `"${pointer}" is a secret (${kind}) and the request field is not marked x-sensitive`,
        'Map it to a field that is marked.',
      );
    }
  }

  #place(pointer: string, place: Place): void {
    const found = lookUp(this.#self, tokensOf(pointer));
    if (isMissing(found)) {
      this.context.add(
        'form-name',
        place,
        `the form has no field "${found.missing}"`,
        didYouMean(found.missing, found.known).trim() || 'Name a field of the form.',
      );
    }
  }

  #summary(): void {
    const rows = Array.isArray(this.schema['x-summary']) ? (this.schema['x-summary'] as readonly Json[]) : [];
    rows.forEach((row, index) => {
      if (!isJsonObject(row)) return;
      const place = this.#at('x-summary', String(index));
      const { answer, data } = row;
      if (typeof answer === 'string') {
        const named = namedBy(this.context, this.view, `$form/${answer}`);
        reportUnnamed(this.context, named, below(place, 'answer'));
        if (named.type === 'named' && named.typed.secret)
          this.#shown(`$form/${answer}`, named.typed.secret, below(place, 'answer'));
      }
      if (typeof data === 'string') this.#shownData(data, below(place, 'data'));
      if (typeof row['of'] === 'string') this.#sharedChoice(row['of'], below(place, 'of'));
      for (const name of ['change', 'areaCode']) {
        const other = row[name];
        if (typeof other === 'string')
          reportUnnamed(this.context, namedBy(this.context, this.view, `$form/${other}`), below(place, name));
      }
    });
  }

  #sharedChoice(name: string, place: Place): boolean {
    const known = [...this.context.project.files.keys()].flatMap(
      (path) => /^schemas\/shared\/(.+)\.schema\.json$/.exec(path)?.slice(1) ?? [],
    );
    const choices = Object.fromEntries(known.map((one) => [one, one]));
    return know(this.context, 'form-name', place, 'shared choice', name, choices);
  }

  #shownData(data: string, place: Place): void {
    const [name = '', ...rest] = data.split('/');
    if (!know(this.context, 'form-name', place, `name of "${this.state}"'s data`, name, this.#data)) return;
    const named = namedIn(this.context, this.view, this.state, this.#data[name] ?? '');
    if (named.type !== 'named') return;
    const found = lookUp(named.typed, rest);
    if (isMissing(found)) {
      this.context.add(
        'form-name',
        place,
        `"${name}" has no "${found.missing}"`,
        didYouMean(found.missing, found.known).trim() || 'Name a member that is there.',
      );
    } else if (found.secret) this.#shown(data, found.secret, place);
  }

  #shown(what: string, kind: string, place: Place): void {
    this.context.add('secret-shown', place, `"${what}" is a secret (${kind}) and would be shown`, 'Leave the row out.');
  }
}

function below(place: Place, ...tokens: readonly string[]): Place {
  return { file: place.file, pointer: place.pointer + formatPointer(tokens) };
}

function parse(pointer: string): { readonly word: string; readonly tokens: readonly string[] } {
  try {
    return parseWordPointer(pointer);
  } catch {
    return { word: '', tokens: [] };
  }
}

function tokensOf(pointer: string): readonly string[] {
  try {
    return parsePointer(pointer);
  } catch {
    return [pointer];
  }
}

function followed(from: Typed, pointer: string, tokens: readonly string[]): Named {
  const found = lookUp(from, tokens);
  if (!isMissing(found)) return { type: 'named', typed: found };
  return {
    type: 'missing',
    what: `"${pointer}" names nothing: there is no "${found.missing}"`,
    mend: didYouMean(found.missing, found.known).trim() || 'Name a field that is there.',
  };
}
