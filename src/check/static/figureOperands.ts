import { ownEntry } from '../../domain/ownEntry.ts';
import { isCalendarDate } from '../../domain/calendarDate.ts';
import { isDecimal } from '../../domain/decimal.ts';
import { listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { operationWords, type FigureSource } from '../../rules/figures/figureFile.ts';
import { meant } from '../didYouMean.ts';
import type { Place } from '../finding.ts';

import { below } from './below.ts';
import type { Reporter } from './checkContext.ts';
import { know } from './know.ts';
import { membersLacking, misfitOfMembers, SAME_MEMBERS } from './figureMembers.ts';

/** What a value is made of may be: a number, a day, or a text to look something up by. */
type Kind = 'number' | 'day' | 'text';

const ARTICLES: { readonly [kind in Kind]: string } = { number: 'a number', day: 'a day', text: 'a text' };

const KINDS: { readonly [type: string]: Kind } = {
  money: 'number',
  decimal: 'number',
  integer: 'number',
  date: 'day',
  string: 'text',
  currency: 'text',
  level: 'text',
};

/** What a figure is worked out with: each place, constant, figure and rule is there, and each word is given what it takes. */
export class FigureOperands {
  constructor(
    private readonly context: Reporter,
    private readonly figure: FigureSource,
  ) {}

  /** The value is what the figure says it is. */
  check(place: Place): void {
    this.#expect(this.figure.type === 'date' ? 'day' : 'number', this.figure.value as Json, place, false);
  }

  #expect(kind: Kind, operand: Json | undefined, place: Place, inRow: boolean): void {
    if (operand === undefined) return;
    const given = this.#kind(operand, place, inRow);
    if (given === undefined || given === kind) return;
    this.#broken(
      place,
      `${ARTICLES[kind]} is asked here, and this is ${ARTICLES[given]}`,
      'Write a value of that kind.',
    );
  }

  #all(kind: Kind, operands: Json | undefined, place: Place, inRow: boolean): void {
    listOf(operands).forEach((one, index) => this.#expect(kind, one, below(place, String(index)), inRow));
  }

  /** What an operand is; `undefined` where that is not known, or something else was said of it. */
  #kind(operand: Json, place: Place, inRow: boolean): Kind | undefined {
    if (!isJsonObject(operand)) return literalKind(operand);
    const [word, ...others] = Object.keys(operand).filter((name) => Object.hasOwn(operationWords, name));
    if (word === undefined || others.length > 0) {
      const what =
        word === undefined ? 'nothing says what is worked out' : `"${word}" and "${others[0]}" stand beside each other`;
      this.#broken(place, what, `Write one of these for each value: ${Object.keys(operationWords).join(', ')}.`);
      return undefined;
    }
    const odd = Object.keys(operand).find((name) => name !== word && operationWords[word]?.includes(name) !== true);
    if (odd !== undefined) {
      this.#broken({ ...below(place, odd), of: 'key' }, `"${odd}" does not belong to "${word}"`, 'Remove it.');
      return undefined;
    }
    return this.#made(word, operand, place, inRow);
  }

  #made(word: string, operand: JsonObject, place: Place, inRow: boolean): Kind | undefined {
    const at = below(place, word);
    const value = operand[word];
    switch (word) {
      case 'data':
        return this.#member(String(value), at);
      case 'row':
        return this.#row(operand, at, inRow);
      case 'const':
        return this.#constant(String(value), at);
      case 'figure':
        return this.#otherFigure(String(value), at);
      case 'daysBetween':
        this.#all('day', value, at, inRow);
        return 'number';
      case 'dateAfter':
        return this.#dateAfter(operand, place, inRow);
      case 'lookUp':
        return this.#lookUp(operand, place, inRow);
      case 'first':
        return this.#first(operand, place, inRow);
      default:
        return this.#number(word, operand, place, inRow);
    }
  }

  #number(word: string, operand: JsonObject, place: Place, inRow: boolean): Kind {
    const { [word]: value, over, percent } = operand;
    const at = below(place, word);
    if (over !== undefined) this.#over(String(over), below(place, 'over'));
    if (Array.isArray(value)) this.#all('number', value, at, inRow || over !== undefined);
    else this.#expect('number', value, at, inRow || over !== undefined);
    if (word === 'sum' && (over !== undefined) === Array.isArray(value)) {
      const what = over === undefined ? '"sum" has one value and no rows' : '"sum" has several values for a row';
      const fix =
        over === undefined
          ? 'Write "over" with the member that has the rows, or a list of values.'
          : 'Write one value; put these together by a word of their own.';
      this.#broken(at, what, fix);
    }
    this.#expect('number', percent, below(place, 'percent'), inRow);
    return 'number';
  }

  #member(pointer: string, place: Place): Kind | undefined {
    const type = this.#typeOf(pointer, place);
    if (type === undefined) return undefined;
    const kind = ownEntry(KINDS, type);
    if (kind === undefined)
      this.#broken(
        place,
        `"${pointer}" is of the type ${type}, which no value is made of`,
        'Name a number, a day, or a text to look up by.',
      );
    return kind;
  }

  #over(pointer: string, place: Place): void {
    const type = this.#typeOf(pointer, place);
    if (type !== undefined && type !== 'rows')
      this.#broken(place, `"${pointer}" is of the type ${type}, and has no rows`, 'Name a member of the type rows.');
  }

  #typeOf(pointer: string, place: Place): string | undefined {
    const { subject, id } = this.figure;
    const member = pointer.slice(1);
    const type = ownEntry(subject, member);
    if (type !== undefined) return type;
    const what = `figure "${id}" takes "${member}", which is no member of its subject`;
    this.context.add(
      'figure-member',
      place,
      what,
      meant(member, Object.keys(subject), 'Name a member, or add it to the subject.'),
    );
    return undefined;
  }

  /** Of a row nobody knows what its members are; what stands for one that is empty tells. */
  #row(operand: JsonObject, place: Place, inRow: boolean): Kind | undefined {
    if (inRow) return operand['default'] === undefined ? undefined : literalKind(operand['default']);
    const what = `"${String(operand['row'])}" is a member of a row, and there is none here`;
    this.context.add(
      'figure-member',
      place,
      what,
      'Put it into a "sum" with "over", or name a member of the subject by "data".',
    );
    return undefined;
  }

  #constant(id: string, place: Place): Kind | undefined {
    const { constants } = this.context.project;
    if (!know(this.context, 'constant-unknown', place, 'constant', id, constants)) return undefined;
    const rows = ownEntry(constants, id)?.constant.rows ?? [];
    const kinds = rows.map((row) => ('value' in row ? literalKind(row.value) : undefined));
    if (kinds.every((kind) => kind !== undefined && kind === kinds[0])) return kinds[0];
    this.#broken(place, `constant "${id}" is no number and no day`, 'Look the amount up: { "lookUp": …, "in": … }.');
    return undefined;
  }

  #otherFigure(id: string, place: Place): Kind | undefined {
    if (!know(this.context, 'figure-unknown', place, 'figure', id, this.context.project.figures)) return undefined;
    for (const what of misfitOfMembers(this.context, id, this.figure.subject))
      this.context.add(
        'figure-member',
        place,
        `figure "${this.figure.id}" takes the figure "${id}", ${what}`,
        SAME_MEMBERS,
      );
    return ownEntry(KINDS, ownEntry(this.context.project.figures, id)?.figure.type ?? '');
  }

  #dateAfter({ dateAfter, days, months }: JsonObject, place: Place, inRow: boolean): Kind {
    this.#expect('day', dateAfter, below(place, 'dateAfter'), inRow);
    this.#expect('number', days, below(place, 'days'), inRow);
    this.#expect('number', months, below(place, 'months'), inRow);
    if (days === undefined && months === undefined)
      this.#broken(below(place, 'dateAfter'), 'nothing is added to the day', 'Write "days" or "months" beside it.');
    return 'day';
  }

  #lookUp({ lookUp, in: table, else: otherwise }: JsonObject, place: Place, inRow: boolean): Kind | undefined {
    const { constants } = this.context.project;
    this.#kind(objectOf(lookUp), below(place, 'lookUp'), inRow);
    if (otherwise !== undefined) this.#expect('number', otherwise, below(place, 'else'), inRow);
    const at = below(place, 'in');
    if (!know(this.context, 'constant-unknown', at, 'constant', String(table), constants)) return undefined;
    const rows = ownEntry(constants, String(table))?.constant.rows ?? [];
    const isTable = rows.every((row) => ('value' in row ? isJsonObject(row.value) : true));
    if (!isTable)
      this.#broken(at, `constant "${String(table)}" has no amounts by key`, 'Take it as it is: { "const": … }.');
    return isTable ? 'number' : undefined;
  }

  #first({ first, else: otherwise }: JsonObject, place: Place, inRow: boolean): Kind | undefined {
    const ways = listOf(first).map(objectOf);
    const kind = otherwise === undefined ? undefined : this.#kind(otherwise, below(place, 'else'), inRow);
    ways.forEach((way, index) => {
      const at = below(place, 'first', String(index));
      this.#rule(String(way['if']).replace(/^rule:/, ''), below(at, 'if'));
      if (kind === undefined) this.#kind(way['then'] ?? null, below(at, 'then'), inRow);
      else this.#expect(kind, way['then'], below(at, 'then'), inRow);
    });
    return kind;
  }

  #rule(id: string, place: Place): void {
    const { rules } = this.context.project;
    if (!know(this.context, 'rule-unknown', place, 'rule', id, rules)) return;
    const rule = ownEntry(rules, id)?.rule;
    for (const what of membersLacking(rule?.subject ?? {}, rule?.defaults ?? {}, this.figure.subject))
      this.context.add(
        'figure-member',
        place,
        `figure "${this.figure.id}" asks the rule "${id}", ${what}`,
        SAME_MEMBERS,
      );
  }

  #broken(place: Place, what: string, fix: string): void {
    this.context.add('figure-broken', place, `figure "${this.figure.id}": ${what}`, fix);
  }
}

function literalKind(value: Json): Kind | undefined {
  if (value === 'today') return 'day';
  if (typeof value === 'number' || isDecimal(value)) return 'number';
  return isCalendarDate(value) ? 'day' : undefined;
}
