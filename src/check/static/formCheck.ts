import { ownEntry } from '../../domain/ownEntry.ts';
import { attempt } from '../attempt.ts';
import { meant, didYouMean } from '../didYouMean.ts';
import { listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { FigureUse, Guard, Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import {
  formFields,
  onlyOf,
  optionsOf,
  rulesOf,
  severalOf,
  whenOf,
  type FormField,
  type FormGuard,
  type FormRule,
} from '../../rules/formSchema.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import type { Place } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import { misfit } from '../types/fits.ts';

import { isMissing, lookUp, saidOfMember, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import { isThereAt } from './certainty.ts';
import type { FlowView } from './checkContext.ts';
import { checkFamilyCurrencies } from './checkFamilies.ts';
import { checkFieldService, pointersIn, serviceRow } from './checkFieldService.ts';
import { checkParams, checkSubject } from './checkGuards.ts';
import { know } from './know.ts';
import { reportUnnamed } from './checkMappings.ts';
import { checkSearchBy, type ChoiceRows } from './checkSearchBy.ts';
import { checkUploadTypes } from './checkUploadTypes.ts';
import { checkRuleCurrencies, type TakenIn } from './ruleCurrencies.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { guardsOfShown, guardsWith, isImplied, neverTogether } from './shownTogether.ts';
import { namedBy, type Named } from './pointerTypes.ts';
import { checkFigureUse } from './checkShownFigures.ts';
import { checkSummary } from './checkSummary.ts';
import { checkChosen, checkMember, tokensOf } from './shownMember.ts';

/** What one form takes from outside, in the step that shows it. */
export class FormCheck {
  readonly #id: string;
  readonly #file: string;
  readonly #self: Typed;
  readonly #fields: readonly FormField[];
  readonly #data: { readonly [name: string]: string };

  constructor(
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
      if (know(this.view, 'rule-unknown', below(place, 'rule'), 'rule', rule.rule, this.view.project.rules)) {
        checkSubject(this.view, rule.rule, rule.params ?? {}, params, this.#named);
        checkFamilyCurrencies(this.view, rule.rule, this.#given(rule));
      }
      this.#place(rule.at, below(place, 'at'));
      if (!this.#neverJudged(rule, below(place, 'at'))) this.#shownWith(rule, below(place, 'at'));
      this.#rows(Object.entries(rule.params ?? {}), tokensOf(rule.at), params, 'rule-constant');
      if (rule.when) this.#guard(rule.when, below(place, 'when'));
    });
    checkRuleCurrencies(this.view, {
      fields: this.#fields,
      rules: rulesOf(this.schema),
      takenIn: (field) => this.#takenIn(field),
      named: this.#named,
      saidOf: (pointer) => [
        ...this.#chosenFrom(pointer),
        ...rulesOf(this.schema).flatMap((one) => this.#saidOf(one, pointer)),
      ],
      placeOf: (field) => this.#fieldPlace(field, 'x-currency'),
      paramsOf: (index) => this.#at('x-rules', String(index), 'params'),
    });
    checkSummary(this.view, this.state, this.schema);
    for (const [name, use] of Object.entries(objectOf(this.schema['x-figures']))) {
      const place = this.view.at('states', this.state, 'meta', 'figures', name);
      checkFigureUse(this.view, this.state, use as unknown as FigureUse, place, this.#named);
    }
  }

  /** The contract says by `x-currency-of` whose currency an amount without one is in: of an account chosen on this form. */
  #takenIn({ tokens }: FormField): readonly TakenIn[] {
    const here = `$form/${this.state}`;
    return this.view.states.flatMap(([call, { invoke }]) => {
      const request = typeOf(objectOf(this.view.callOf(call)?.request));
      const input = objectOf(invoke?.input as Json | undefined);
      return Object.keys(input).flatMap((name) => {
        if (input[name] !== `${here}${formatPointer(tokens)}`) return [];
        const [of] = saidOfMember(request, name, 'x-currency-of');
        const account = typeof of === 'string' ? input[of] : undefined;
        if (typeof account !== 'string' || !account.startsWith(`${here}/`)) return [];
        return [{ call, currency: `$option${account.slice(here.length)}/currency` }];
      });
    });
  }

  /** What a rule is given: a value that is written there, or what a pointer may bring past the other rules of the form. */
  #given({ params }: FormRule): { readonly [member: string]: Json | Typed } {
    return Object.fromEntries(
      Object.entries(params ?? {}).flatMap(([member, value]): readonly (readonly [string, Json | Typed])[] => {
        if (!isWordPointer(value)) return [[member, value]];
        const named = this.#named(value);
        if (named.type !== 'named') return [];
        const others = rulesOf(this.schema).flatMap((rule) => this.#saidOf(rule, value));
        return [[member, { ...named.typed, schemas: [...named.typed.schemas, ...others] }]];
      }),
    );
  }

  /** What a rule of the form says by itself of a pointer that it is given. */
  #saidOf({ rule, params, when }: FormRule, pointer: string): readonly JsonObject[] {
    const said = objectOf(ownEntry(this.view.project.rules, rule)?.rule.schema['properties']);
    const members = Object.entries(params ?? {}).flatMap(([member, value]) => (value === pointer ? [member] : []));
    return when ? [] : members.map((member) => objectOf(said[member]));
  }

  /** What `only` says of a member of the rows that may be chosen. */
  #chosenFrom(pointer: string): readonly JsonObject[] {
    const { word, tokens } = parse(pointer);
    if (word !== 'option') return [];
    const member = formatPointer(tokens.slice(1));
    const options = this.#fields.flatMap(({ tokens: own, schema }) =>
      own.length === 1 && own[0] === tokens[0] ? (optionsOf(schema) ?? []) : [],
    );
    return options.flatMap((one) =>
      onlyOf(one).flatMap(({ at, in: values }) => (at === member ? { enum: [...values] } : [])),
    );
  }

  #at(...tokens: readonly string[]): Place {
    return { file: this.#file, pointer: formatPointer(tokens) };
  }

  #fieldPlace(field: FormField, ...tokens: readonly string[]): Place {
    return fieldPlace(this.view.project, this.#id, this.#fields, field, tokens);
  }

  readonly #named = (pointer: string): Named => {
    const { word, tokens } = parse(pointer);
    if (word === 'self') return followed(this.#self, pointer, tokens);
    if (word === 'option') return this.#option(pointer, tokens);
    return namedBy(this.view, pointer);
  };

  #option(pointer: string, [name = '', ...rest]: readonly string[]): Named {
    const field = this.#fields.find(({ tokens }) => tokens.length === 1 && tokens[0] === name);
    const options = field && optionsOf(field.schema);
    if (field && options && severalOf(field.schema)) {
      const what = `"${pointer}" names no one row: several may be chosen in "${name}"`;
      return { type: 'missing', what, fix: 'Let one be chosen, or ask with "has" which are.' };
    }
    if (!options) {
      const known = this.#fields.flatMap(({ tokens, schema }) => (optionsOf(schema) ? [tokens.join('/')] : []));
      return {
        type: 'missing',
        what: `"${pointer}" names no field with x-options: "${name}"`,
        fix: didYouMean(name, known).trim(),
      };
    }
    return followed(this.#optionRow(options.from), pointer, rest);
  }

  /** A row of the list that a name of the step's `data` points to. */
  #optionRow(from: string): Typed {
    const pointer = this.#data[from];
    const named = pointer === undefined ? undefined : namedBy(this.view, pointer);
    const row = named?.type === 'named' ? lookUp(named.typed, ['-']) : undefined;
    return row && !isMissing(row) ? row : { schemas: [], presence: { type: 'always' }, secret: undefined };
  }

  #field(field: FormField): void {
    const when = whenOf(field.schema);
    if (when) {
      this.#guard(when, this.#fieldPlace(field, 'x-when'));
      this.#rows(Object.entries(when.params), field.tokens, this.#fieldPlace(field, 'x-when'), 'guard-constant');
    }
    this.#options(field);
    this.#prefill(field);
    checkFieldService(this.view, field, this.#fieldPlace(field, 'x-service'), this.#named);
    checkSearchBy(this.view, this.#id, field, this.#choiceRows(field));
    checkUploadTypes(this.view, this.#id, field);
    this.#serviceTakes(field, objectOf(objectOf(field.schema['x-service'])['input']));
    for (const keyword of ['x-currency', 'x-username']) {
      const pointer = field.schema[keyword];
      if (isWordPointer(pointer)) reportUnnamed(this.view, this.#named(pointer), this.#fieldPlace(field, keyword));
    }
  }

  /** `-` is a row of the list that the field itself is in: a row of another list nobody has chosen. */
  #rows(
    params: readonly (readonly [name: string, value: Json])[],
    tokens: readonly string[],
    place: Place,
    kind: FindingKind,
  ): void {
    const own = `$self/${tokens.slice(0, tokens.indexOf('-') + 1).join('/')}/`;
    for (const [name, pointer] of params) {
      if (!isWordPointer(pointer) || !pointer.includes('/-/') || this.#named(pointer).type === 'missing') continue;
      if (tokens.includes('-') && pointer.startsWith(own) && !pointer.slice(own.length).includes('-/')) continue;
      const what = `"${pointer}" is a row of no list that "${tokens.join('/')}" is in`;
      const fix = 'Look at a field of the same row, or ask a rule about the whole list.';
      this.view.add(kind, kind === 'rule-constant' ? below(place, name) : place, what, fix);
    }
  }

  /** What a field's call takes of the same form is shown beside it: what is hidden is never sent. */
  #serviceTakes(field: FormField, input: JsonObject): void {
    const form = { project: this.view.project, fields: this.#fields };
    const shown = guardsOfShown(form, field.tokens);
    if (neverTogether(shown)) return;
    for (const [name, part] of Object.entries(input)) {
      const place = below(this.#fieldPlace(field, 'x-service'), 'input', name);
      for (const pointer of pointersIn(part as Mapping)) {
        const { word, tokens } = parse(pointer);
        const needed = word === 'self' ? guardsOfShown(form, tokens) : [];
        const own = field.tokens.join('/');
        if (neverTogether([...shown, ...needed])) {
          const what = `"${pointer}" is hidden whenever "${own}" is shown`;
          this.view.add('pointer-missing', place, what, 'Take a field that is shown together with it.');
        } else if (pointer === part && !needed.every((one) => isImplied(one, shown))) {
          const what = `"${pointer}" may be hidden while "${own}" is shown`;
          const fix = 'Write { "maybe": … }, or show this field only with the other.';
          this.view.add('pointer-uncertain', place, what, fix);
        }
      }
    }
  }

  #guard(guard: Exclude<Guard, string>, place: Place): void {
    const rule = ruleOfGuard(guard as unknown as Json);
    if (
      rule !== undefined &&
      !know(this.view, 'rule-unknown', below(place, 'type'), 'rule', rule, this.view.project.rules)
    )
      return;
    // While a member answers, any other answer of the step may still be absent.
    const isThere = (named: Named) =>
      named.type === 'named' && named.ofStep !== true && isThereAt(this.view, named, { state: this.state });
    checkParams(this.view, guard, place, { named: this.#named, isThere });
  }

  #choiceRows({ schema }: FormField): ChoiceRows {
    const options = optionsOf(schema);
    if (options) return ownEntry(this.#data, options.from) === undefined ? undefined : this.#optionRow(options.from);
    const service = objectOf(schema['x-service']);
    return service['as'] === 'options' ? serviceRow(this.view, service) : 'none';
  }

  #options(field: FormField): void {
    const options = optionsOf(field.schema);
    if (!options) return;
    const place = this.#fieldPlace(field, 'x-options');
    if (!know(this.view, 'form-name', below(place, 'from'), `name of "${this.state}"'s data`, options.from, this.#data))
      return;
    const rows = this.#optionRow(options.from);
    const isList = Array.isArray(options.only);
    const members: readonly (readonly [pointer: string, ...at: string[]])[] = [
      [options.value, 'value'],
      [options.label, 'label'],
      ...onlyOf(options).map(({ at }, index) => [at, 'only', ...(isList ? [String(index)] : []), 'at'] as const),
    ];
    for (const [pointer, ...at] of members) {
      if (typeof pointer === 'string') checkMember(this.view, rows, pointer, below(place, ...at));
    }
    for (const [member, choice] of Object.entries(options.choices ?? {})) {
      this.#saidMember(rows, member, choice, below(place, 'choices', member));
    }
  }

  /** A member of a row that the words of a shared choice say: each value it may have is one of the choice. */
  #saidMember(rows: Typed, member: string, choice: string, place: Place): void {
    checkMember(this.view, rows, formatPointer([member]), { ...place, of: 'key' });
    const found = lookUp(rows, [member]);
    checkChosen(this.view, isMissing(found) ? undefined : found, { shown: member, choice, place });
  }

  #prefill(field: FormField): void {
    const place = this.#fieldPlace(field, 'x-prefill');
    for (const pointer of pointersOf(field.schema['x-prefill'] as Mapping | undefined))
      this.#prefillFrom(pointer, field, place);
  }

  #prefillFrom(pointer: string, field: FormField, place: Place): void {
    const named = this.#named(pointer);
    if (reportUnnamed(this.view, named, place) || named.type !== 'named') return;
    const target = typeOf(field.schema);
    const why = misfit(named.typed, target, 'partly');
    if (why !== undefined)
      this.view.add(
        'pointer-misfit',
        place,
        `"${pointer}" does not fit the field: ${why}`,
        'Name a value of that kind.',
      );
    if (named.typed.secret && !target.secret) {
      const what = `"${pointer}" is a secret (${named.typed.secret}) and would be kept with the answer`;
      this.view.add('secret-stored', place, what, 'Leave the prefill out.');
    }
  }

  #place(pointer: string, place: Place): void {
    const found = lookUp(this.#self, tokensOf(pointer));
    if (isMissing(found)) {
      const what = `the form has no field "${found.missing}"`;
      this.view.add('form-name', place, what, meant(found.missing, found.known, 'Name a field of the form.'));
    }
  }

  /** What a rule waits for may be what hides the field that its error stands at. */
  #neverJudged({ rule, at, when }: FormRule, place: Place): boolean {
    const form = { project: this.view.project, fields: this.#fields };
    const tokens = tokensOf(at);
    const [shown, asked] = [guardsOfShown(form, tokens), guardsWith(form, when ? [when] : [])];
    // That a guard by itself never holds is reported at it.
    if ([shown, asked].some(neverTogether) || !this.#mayHold(asked) || !neverTogether([...shown, ...asked]))
      return false;
    const what = `rule "${rule}" is never judged: "${tokens.join('/')}" is hidden whenever its "when" holds`;
    this.view.add('rule-skipped', place, what, 'Let the error stand at a field that is shown then, or change "when".');
    return true;
  }

  /** Each may compare with a value that can come. */
  #mayHold(guards: readonly FormGuard[]): boolean {
    return guards.every(({ type, params }) => {
      const named = type === 'is' ? this.#named(String(params['at'])) : undefined;
      const known = named?.type === 'named' ? valuesOf(named.typed) : undefined;
      return !known || listOf(params['in']).some((value) => known.some((one) => deepEqual(one, value)));
    });
  }

  /** A rule is judged while the field is shown that its error stands at: that may be hidden only for what the rule is about. */
  #shownWith({ rule, at, params, when }: FormRule, place: Place): void {
    const hides = this.#fields.filter(
      ({ tokens, schema }) => whenOf(schema) && `${at}/`.startsWith(`${formatPointer(tokens)}/`),
    );
    const hidden = hides.find(({ tokens, schema }) => {
      const own = `$self${formatPointer(tokens)}`;
      const isAbout = Object.values(params).some((pointer) => `${String(pointer)}/`.startsWith(`${own}/`));
      return !isAbout && !deepEqual(whenOf(schema) as unknown as Json, (when ?? null) as Json);
    });
    if (!hidden) return;
    const what = `rule "${rule}" is not judged while "${hidden.tokens.join('/')}" is hidden, where its error would stand`;
    this.view.add('rule-skipped', place, what, 'Let the error stand at a field that the rule looks at.');
  }
}

function parse(pointer: string): { readonly word: string; readonly tokens: readonly string[] } {
  return attempt(() => parseWordPointer(pointer)) ?? { word: '', tokens: [] };
}

function followed(from: Typed, pointer: string, tokens: readonly string[]): Named {
  const found = lookUp(from, tokens);
  if (!isMissing(found)) return { type: 'named', typed: found, ofStep: true };
  return {
    type: 'missing',
    what: `"${pointer}" names nothing: there is no "${found.missing}"`,
    fix: meant(found.missing, found.known, 'Name a field that is there.'),
  };
}
