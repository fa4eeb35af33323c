import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { createStepWords, type StepWords } from './stepWords.ts';

const sources = {
  locale: 'en',
  flow: {
    stages: { details: 'Details' },
    steps: {
      details: {
        title: 'Send to {{payee}}',
        body: ['One', 'Fee {{quote.fee, money}}, until {{quote.until, dateTime}}'],
        fields: {
          amount: { hint: 'Up to {{limit}}', errors: { 'transfer.withinLimit': 'Over {{limit, money}}' } },
          'lines.note': { label: 'Note', options: { a: 'First' } },
        },
        events: { NEXT: 'Go on' },
        codes: { OVER_LIMIT: 'You can still send {{left, money}}' },
        summary: { fee: 'Fee' },
      },
    },
  },
  shared: {
    fields: { amount: { label: 'Amount', errors: { pattern: 'Digits only' } } },
    errors: { required: 'Fill this in', maxLength: 'At most {{limit}}' },
    buttons: { NEXT: 'Continue', CANCEL: 'Cancel' },
    notices: { flowChanged: 'Check your answers' },
    next: { '/dashboard': 'Dashboard' },
    widgets: { rows: { item: 'Row {{number}}', add: 'Add a row' } },
  },
  codes: { codes: { OVER_LIMIT: 'Over the limit', PWD_ERROR: 'Wrong password' } },
};
const values = {
  payee: 'Chan',
  limit: 5,
  quote: { fee: { currency: 'HKD', amount: '1234.5' }, until: '2026-11-20T23:30:00Z' },
};
const words = createStepWords(sources, 'details', values);
const textsOf = ({ said, texts }: StepWords) => texts(said);

describe('the words of a step', () => {
  it('are filled with its data', () => {
    expect(words.title).toBe('Send to Chan');
    expect(textsOf(words)).toEqual(['One', 'Fee HK$\u00a01,234.50, until 21 November 2026 07:30']);
  });

  it('of what a step tells are all its texts: of lists, of what opens, and of links', () => {
    const steps: JsonObject = {
      ask: {
        title: 'Ask',
        intro: 'See [[guide: the guide of {{payee}}]].',
        body: [
          { list: ['One', { by: 'role', a: 'For A', else: 'For others' }] },
          { more: 'Why?', body: ['Because', { list: ['{{payee}} asks'] }] },
        ],
      },
    };
    const { said, texts } = createStepWords({ ...sources, flow: { steps } }, 'ask', values);
    expect(texts(said)).toEqual(['See the guide of Chan.', 'One', 'For others', 'Why?', 'Because', 'Chan asks']);
  });

  it('of a field fall back to those of the shared schema, part by part', () => {
    const field = words.field('amount', 'amount');
    expect([field.label, field.hint]).toEqual(['Amount', 'Up to 5']);
    expect(field.error('pattern')).toBe('Digits only');
    expect(field.error('required')).toBe('Fill this in');
    expect(['pattern', 'required'].map((keyword) => field.hasOwnError(keyword))).toEqual([true, false]);
    expect(field.error('maxLength', { limit: 20 })).toBe('At most 20');
    const limit = { currency: 'HKD', amount: '100' };
    expect(field.error('transfer.withinLimit', { limit })).toBe('Over HK$\u00a0100.00');
  });

  it('of a field in a row go by its path', () => {
    expect(words.field('lines.note').label).toBe('Note');
    expect(words.field('lines.note').option('a')).toBe('First');
  });

  it('of a button are the step’s, else everyone’s', () => {
    expect([words.event('NEXT'), words.event('CANCEL')]).toEqual(['Go on', 'Cancel']);
  });

  it('of a button with several texts are the first whose values are all there', () => {
    const steps = { pay: { title: 'Pay', events: { NEXT: ['Pay {{amount, money}} to {{payee}}', 'Confirm'] } } };
    const button = (values: JsonObject): string =>
      createStepWords({ ...sources, flow: { steps } }, 'pay', values).event('NEXT');
    const amount = { currency: 'HKD', amount: '1000.5' };
    expect(button({ amount, payee: 'P*** S** F***' })).toBe('Pay HK$\u00a01,000.50 to P*** S** F***');
    expect([button({ amount }), button({})]).toEqual(['Confirm', 'Confirm']);
  });

  it('of a list are those of its field, else those of every list', () => {
    const steps = { trip: { title: 'Trip', fields: { stops: { label: 'Stops', item: 'Stop {{number}}' } } } };
    const { list } = createStepWords({ ...sources, flow: { steps } }, 'trip').field('stops');
    expect([list('item', { number: 2 }), list('add')]).toEqual(['Stop 2', 'Add a row']);
  });

  describe('of several by a value', () => {
    const steps = {
      ask: {
        title: { by: 'role', sponsor: 'Your name', else: 'The name of {{payee}}' },
        intro: { by: 'quote.days, plural', one: '1 day', other: '{{quote.days}} days' },
        body: ['Always', { by: 'role', sponsor: 'For you' }],
        events: { NEXT: { by: 'isLast', true: 'Send', false: 'Go on' } },
        fields: { age: { errors: { minimum: { by: 'limit, plural', one: 'A year', other: '{{limit}} years' } } } },
        codes: { PWD_ERROR: { by: 'left, plural', one: 'One try left', other: '{{left}} tries left' } },
      },
    };
    const by = (values: JsonObject, locale = 'en'): StepWords =>
      createStepWords({ ...sources, locale, flow: { steps } }, 'ask', values);

    it('are the one for it, else the one for every other and for none', () => {
      expect(by({ role: 'sponsor' }).title).toBe('Your name');
      expect(by({ role: 'child', payee: 'Chan' }).title).toBe('The name of Chan');
      expect(by({ payee: 'Chan' }).title).toBe('The name of Chan');
      expect([by({ isLast: true }).event('NEXT'), by({ isLast: false }).event('NEXT')]).toEqual(['Send', 'Go on']);
    });

    it('are left out of paragraphs, and elsewhere come back as their key, where none is for it', () => {
      expect([textsOf(by({ role: 'sponsor' })).slice(1), textsOf(by({ role: 'child' })).slice(1)]).toEqual([
        ['Always', 'For you'],
        ['Always'],
      ]);
      expect(by({}).event('NEXT')).toBe('steps.ask.events.NEXT');
    });

    it('are chosen as the language counts', () => {
      expect([1, 2, 0, '1'].map((days) => textsOf(by({ quote: { days } }))[0])).toEqual([
        '1 day',
        '2 days',
        '0 days',
        '1 day',
      ]);
      expect(textsOf(by({ quote: { days: 1 } }, 'zh-HK'))[0]).toBe('1 days');
    });

    it('are chosen by what comes with an error or a code', () => {
      const words = by({});
      expect([1, 3].map((limit) => words.field('age').error('minimum', { limit }))).toEqual(['A year', '3 years']);
      expect([1, 3].map((left) => words.code('PWD_ERROR', { left }))).toEqual(['One try left', '3 tries left']);
    });

    it('never reach into JavaScript’s own objects, nor take the name of the value for a text', () => {
      expect(by({ role: 'constructor', payee: 'Chan' }).title).toBe('The name of Chan');
      expect(by({ role: 'by', payee: 'Chan' }).title).toBe('The name of Chan');
    });
  });

  it('of a return code are the step’s, else the catalogue’s, else none', () => {
    expect(words.code('OVER_LIMIT', { left: { currency: 'HKD', amount: '3' } })).toBe(
      'You can still send HK$\u00a03.00',
    );
    expect(words.code('PWD_ERROR')).toBe('Wrong password');
    expect(words.code('UNHEARD_OF')).toBeUndefined();
  });

  it('that no file has come back as their key, to be seen', () => {
    expect(words.field('other').label).toBe('steps.details.fields.other.label');
    expect(words.summary('other')).toBe('steps.details.summary.other');
  });

  it('of notices, links, stages and widgets are found', () => {
    expect(words.notice('flowChanged')).toBe('Check your answers');
    expect([words.next('/dashboard'), words.stage('details')]).toEqual(['Dashboard', 'Details']);
    expect(words.widget('rows', 'item', { number: 2 })).toBe('Row 2');
  });

  it('never reach into JavaScript’s own objects', () => {
    expect(createStepWords(sources, '__proto__').title).toBe('steps.__proto__.title');
    expect(words.fill('{{constructor.name}}|{{payee.length}}', {})).toBe('|');
    expect(words.code('constructor')).toBeUndefined();
  });
});
