import { isEndShown } from '../../domain/sensitive.ts';
import { listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { isFormatName } from '../../domain/valueFormats.ts';
import { meant } from '../didYouMean.ts';
import type { Place } from '../finding.ts';

import { typesOf } from '../types/fits.ts';
import { isMissing, lookUp, secretsInside, typeOf, type Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import { noAreaCode } from './areaCode.ts';
import type { FlowView } from './checkContext.ts';
import { pointersIn } from './checkFieldService.ts';
import { reportUnnamed } from './checkMappings.ts';
import { know } from './know.ts';
import { shownFigure } from './checkShownFigures.ts';
import { checkComes, namedBy, namedIn, wordPointerOf, type Named } from './pointerTypes.ts';
import { checkChosen, checkFormat, reportShown } from './shownMember.ts';

/** The rows that a step shows: each names something that is there, reads as it is shown, and changes where it was answered. */
export function checkSummary(view: FlowView, state: string, schema: JsonObject): void {
  const rows = listOf(schema['x-summary']).map(objectOf);
  const answers = rows.flatMap(({ answer }) => (typeof answer === 'string' ? [answer] : []));
  rows.forEach((row, index) => {
    const place = view.at('states', state, 'meta', 'summary', String(index));
    new SummaryRow(view, state, row, place).run(answers);
  });
}

class SummaryRow {
  readonly #data: { readonly [name: string]: string };

  constructor(
    private readonly view: FlowView,
    private readonly state: string,
    private readonly row: JsonObject,
    private readonly place: Place,
  ) {
    this.#data = view.node(state)?.meta?.data ?? {};
  }

  /** @param answers those that have rows of their own */
  run(answers: readonly string[]): void {
    const { answer, areaCode, data, as: format, smsTo, change } = this.row;
    if (typeof answer === 'string') this.#answer(answer, areaCode);
    if (format === 'list') return this.#list(String(data));
    const shown = typeof data === 'string' ? this.#shown(data, 'data') : undefined;
    this.#readable(this.row, shown, this.place);
    if (typeof smsTo === 'string') this.#shown(smsTo, 'smsTo');
    if (typeof change === 'string') this.#change(change, shown && String(data), answers);
  }

  /** A value reads as its row says. */
  #readable({ data, as, of }: JsonObject, shown: Typed | undefined, place: Place): void {
    const format = as === 'fee' ? 'money' : as;
    if (shown && isFormatName(format))
      checkFormat(this.view, below(place, 'data'), shown, { shown: `"${String(data)}"`, format });
    if (typeof of === 'string')
      checkChosen(this.view, shown, { shown: String(data), choice: of, place: below(place, 'of') });
  }

  /** What is listed are items, and each row shows a member that they have; a secret among those that none shows is no fault. */
  #list(data: string): void {
    const place = below(this.place, 'data');
    const list = this.#named(data, place);
    const { change } = this.row;
    if (!list) return;
    if (typeof change === 'string') this.#changeOfList(change, data);
    if (list.secret) return reportShown(this.view, data, list.secret, place);
    const item = itemOf(list);
    if (!item) {
      const fix = 'Name a list of objects, or show the value "as" what it is.';
      return this.view.add('form-name', place, `"${data}" is no list of items with members`, fix);
    }
    listOf(this.row['rows'])
      .map(objectOf)
      .forEach((row, index) => {
        const at = below(this.place, 'rows', String(index));
        const name = String(row['data']);
        const found = lookUp(item, name.split('/'));
        if (isMissing(found)) {
          const what = `an item of "${data}" has no "${found.missing}"`;
          this.view.add('form-name', below(at, 'data'), what, meant(found.missing, found.known, MEMBER));
          return;
        }
        this.#hidden(`${data}/-/${name}`, found, below(at, 'data'));
        this.#readable(row, found, at);
      });
  }

  /** The Change link of a list leads to where its rows were given. */
  #changeOfList(change: string, data: string): void {
    const place = below(this.place, 'change');
    const known = Object.fromEntries(this.view.eachStates.map((state) => [state, state]));
    if (!know(this.view, 'change-elsewhere', place, 'call for each row', change, known)) return;
    if (this.#data[data] === `$reply/${change}`) return;
    const what = `"${data}" is not what "${change}" gave`;
    this.view.add('change-elsewhere', place, what, 'Name the call that gave the rows, or leave it out.');
  }

  #answer(answer: string, areaCode: Json | undefined): void {
    const number = this.#answered(answer, 'answer');
    if (number && !hasEnd(number)) this.#hidden(`$form/${answer}`, number, below(this.place, 'answer'));
    const code = typeof areaCode === 'string' ? this.#answered(areaCode, 'areaCode') : undefined;
    const odd =
      number && code && noAreaCode(this.view, { name: answer, typed: number }, { name: String(areaCode), typed: code });
    if (odd) this.view.add('word-name', below(this.place, 'areaCode'), odd.what, odd.fix);
  }

  /** Neither a secret nor, of a list of rows, one inside it. */
  #hidden(shown: string, typed: Typed, place: Place): void {
    for (const [inside, kind] of secretsInside(typed)) reportShown(this.view, shown + inside, kind, place);
  }

  #answered(answer: string, member: string): Typed | undefined {
    const named = namedBy(this.view, `$form/${answer}`);
    const place = below(this.place, member);
    reportUnnamed(this.view, named, place);
    const asked = { pointer: `$form/${answer}`, place, named };
    if (member === 'answer') checkComes(this.view, this.state, asked, 'Name an answer that is given before this step.');
    return named.type === 'named' ? named.typed : undefined;
  }

  /** A Change link leads to the answer that the value comes from, and there is one to each. */
  #change(change: string, data: string | undefined, answers: readonly string[]): void {
    const place = below(this.place, 'change');
    // Of a value that is not there that is reported.
    if (!this.#answered(change, 'change') || data === undefined) return;
    const sources = this.#sources(data);
    // Where a value comes from that nobody can follow is not known.
    if (!sources) return;
    const isSource = sources.some((one) => `${one}/`.startsWith(`${change}/`) || `${change}/`.startsWith(`${one}/`));
    if (isSource && !answers.includes(change)) return;
    const others = sources.filter((one) => one.includes('/') && !answers.includes(one));
    const what = isSource
      ? `"${change}" has a row of its own, and "${data}" one to change the same answer`
      : `"${data}" does not come from the answer "${change}"`;
    this.view.add(
      'change-elsewhere',
      place,
      what,
      meant(change, others, 'Name the answer it comes from, or leave it out.'),
    );
  }

  /** The answers that a value comes from, through calls and sub-flows; `undefined` where that cannot be followed. */
  #sources(data: string): readonly string[] | undefined {
    const [name = '', ...rest] = data.split('/');
    const pointer = this.#data[name];
    const use = this.view.node(this.state)?.meta?.figures?.[name];
    if (pointer === undefined && !use) return undefined;
    const found = new Set(use ? pointersIn(use.params as Mapping) : [pointer + formatPointer(rest)]);
    // A set that grows while it is walked is walked to its end.
    for (const one of found) {
      const { word = '', tokens: [owner = ''] = [] } = wordPointerOf(one) ?? {};
      if (!['form', 'reply', 'user', 'const', 'site', 'now'].includes(word)) return undefined;
      const input = word === 'reply' ? this.view.node(owner)?.invoke?.input : undefined;
      for (const inner of pointersIn((input ?? {}) as Mapping)) found.add(inner);
    }
    return [...found].flatMap((one) => (one.startsWith('$form/') ? [one.slice('$form/'.length)] : []));
  }

  #shown(data: string, member: string): Typed | undefined {
    const place = below(this.place, member);
    const found = this.#named(data, place);
    if (found) this.#hidden(data, found, place);
    return found;
  }

  /** What a name of the step's `data`, or a way into it, names. */
  #named(data: string, place: Place): Typed | undefined {
    const [name = '', ...rest] = data.split('/');
    const figure = shownFigure(this.view, this.state, name);
    if (!figure && !know(this.view, 'form-name', place, `name of "${this.state}"'s data`, name, this.#data))
      return undefined;
    const named: Named = figure
      ? { type: 'named', typed: typeOf(figure) }
      : namedIn(this.view, this.state, this.#data[name] ?? '');
    if (named.type !== 'named') return undefined;
    const found = lookUp(named.typed, rest);
    if (isMissing(found)) {
      const what = `"${name}" has no "${found.missing}"`;
      this.view.add('form-name', place, what, meant(found.missing, found.known, MEMBER));
      return undefined;
    }
    return found;
  }
}

/** A card number, of which the last digits are shown. */
function hasEnd({ secret }: Typed): boolean {
  return secret !== undefined && isEndShown(secret);
}

const MEMBER = 'Name a member that is there.';

/** An item of a list of objects; of what cannot be read one of which nothing is known. */
function itemOf(list: Typed): Typed | undefined {
  if (list.schemas.length === 0) return list;
  if (!typesOf(list)?.includes('array')) return undefined;
  const item = lookUp(list, ['-']);
  if (isMissing(item)) return undefined;
  return item.schemas.length === 0 || typesOf(item)?.includes('object') ? item : undefined;
}
