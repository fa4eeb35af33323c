import { LOCALES } from '../../../src/i18n/locale.ts';
import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { constants } from '../paths.ts';

const HK = 'content/calendars/hk.json';
const PRC = 'content/calendars/prc.json';
const DOCUMENTS = 'content/documents/index.json';

/** An amount from a day that no table shows yet. */
const later = (area: string, id: string, last: string) =>
  edit(
    constants(area),
    `"${id}" … "currency": "USD", "amount": "${last}" }⟦ → , { "effectiveFrom": ▸"2099-01-01", "currency": "USD", "amount": "4000.00" }⟧`,
  );

/** A new constant, before those of its area. */
const added = (area: string, id: string) =>
  edit(
    constants(area),
    `"constants": [⟦→ { "id": ${id}, "description": "Of a statement on paper.", "unit": "money", "source": ["defined"], "rows": [{ "effectiveFrom": "2020-01-01", "currency": "HKD", "amount": "5.00" }, { "effectiveFrom": "2020-01-01", "currency": "CNY", "amount": "4.50" }, { "effectiveFrom": "2020-01-01", "currency": "USD", "amount": "0.65" }] }, ⟧`,
  );

/** The first amount of what one transfer may be. */
const single = (level: string, currency: string, from: string, to: string) =>
  edit(
    constants('limits'),
    `"limit.transfer.single.${level}" … "currency": "${currency}", "amount": ▸⟦${from}" → ${to}"⟧`,
  );

/** Rows of constants: in order, and of a family in the same currencies. Years of calendars: one after another. */
export const CONSTANTS = {
  'limits-crossed': {
    faults: [
      ...(
        [
          ['0', 'HKD', '1000.00', '1800.00'],
          ['1', 'HKD', '5000.00', '8000.01'],
          ['1', 'USD', '650.00', '1300.00'],
          ['3', 'CNY', '22500.00', '40000.00'],
        ] as const
      ).map(([level, currency, from, to]) =>
        fault(
          `one transfer above a whole day, in ${currency} at level ${level}`,
          single(level, currency, `"${from}`, `"${to}`),
        ),
      ),
      fault('one transfer above what a day was in the beginning', single('3', 'HKD', '"25000.00', '"28000.00'), {
        says: 'and "limit.transfer.daily.3" is 26000.00',
      }),
    ],
    valid: [twin('one transfer of a whole day', single('3', 'HKD', '"25000.00', '"26000.00'))],
  },
  'constant-currency': {
    faults: [
      ...(
        [
          ['limit.transfer.single.0', 'USD', '130.00'],
          ['limit.transfer.single.1', 'CNY', '4500.00'],
          ['limit.topup.order.0', 'CNY', '2700.00'],
          ['limit.topup.order.3', 'USD', '13000.00'],
        ] as const
      ).map(([id, currency, amount]) =>
        fault(
          `${id} in ${currency}`,
          edit(
            constants('limits'),
            `"${id}" … ▸"rows": [ … }⟦, { "effectiveFrom": "2012-01-01", "currency": "${currency}", "amount": "${amount}" } → ⟧`,
          ),
          { says: `"${id}" has no amount in ${currency}` },
        ),
      ),
      fault(
        'a currency that comes later',
        edit(
          constants('limits'),
          '"limit.transfer.single.3" … ▸"rows": [ … "effectiveFrom": ⟦"2012-01-01" → "2099-01-01"⟧, "currency": "USD", "amount": "3250.00"',
        ),
        { says: 'before 2099-01-01', follows: [`edition-missing ${constants('limits')}`] },
      ),
    ],
    valid: [
      twin('another amount', edit(constants('limits'), '"amount": ⟦"3250.00" → "3250.50"⟧')),
      twin(
        'a currency that came later, and is there',
        edit(
          constants('limits'),
          '"effectiveFrom": ⟦"2012-01-01" → "2020-01-01"⟧, "currency": "USD", "amount": "3250.00"',
        ),
      ),
      twin(
        'a currency that a family has which no rule chooses from',
        edit(constants('limits'), '}⟦, { "effectiveFrom": "2012-01-01", "currency": "CNY", "amount": "7200.00" } → ⟧'),
      ),
    ],
  },
  'edition-missing': {
    faults: [
      ...(
        [
          ['02', 'fees', 'fee.bank.transferOut', '2.00'],
          ['02', 'fees', 'fee.mainland.minimum', '0.75'],
          ['02', 'card', 'card.cancel.fee', '10.30'],
          ['03', 'limits', 'limit.topup.order.3', '13000.00'],
        ] as const
      ).map(([type, area, id, last]) =>
        fault(`a later amount: ${id}`, later(area, id, last), {
          says: `no edition of document "${type}" shows "${id}" as it is from 2099-01-01: the newest is of 2024-11-11`,
        }),
      ),
      fault(
        'editions of days before the fees that they show',
        edit(
          DOCUMENTS,
          '"/chargeTable", "effectiveFrom": ⟦"2024-11-01" → "2024-01-01"⟧ }, { "route": "/newChargeTable", "effectiveFrom": ⟦"2024-11-11" → "2024-02-01"⟧',
        ),
        {
          at: edit(constants('fees'), '"fee.fps.transferOut" … "effectiveFrom": ▸"2024-05-31"'),
          says: 'the newest is of 2024-02-01',
          follows: [`edition-missing ${constants('fees')}`],
        },
      ),
    ],
    valid: [
      twin(
        'a later fee, and an edition of its day',
        later('fees', 'fee.bank.transferOut', '2.00'),
        edit(
          DOCUMENTS,
          '"/chargeTable", "effectiveFrom": ⟦"2024-11-01" → "2024-11-11"⟧ }, { "route": "/newChargeTable", "effectiveFrom": ⟦"2024-11-11" → "2099-01-01"⟧',
        ),
      ),
      twin(
        'a later value that no document with editions says',
        edit(
          constants('transfer'),
          '"transfer.quote.life" … "value": 300 }⟦→ , { "effectiveFrom": "2099-01-01", "value": 400 }⟧',
        ),
      ),
    ],
  },
  'constant-unlisted': {
    faults: [
      fault('a new fee', added('fees', '▸"fee.paper"'), {
        says: 'document "02" lists "fee", and does not say "fee.paper"',
      }),
      fault('a new limit', added('limits', '▸"limit.withdrawal.daily"'), { says: 'document "03" lists "limit"' }),
      fault('postage to one more place', added('card', '▸"card.postage.MO"'), { says: 'Write {{card.postage.MO}}' }),
      fault('a table that is to list more than it did', edit(DOCUMENTS, '"lists": [⟦→ "topup.order", ⟧"limit"'), {
        at: edit(constants('topup'), '"id": ▸"topup.order.life"'),
        says: 'or narrow its "lists"',
      }),
      fault(
        'a fee that is left out of the table in every language',
        LOCALES.map((locale) => edit(`content/documents/${locale}.json`, '⟦"{{fee.small.charge}}" → "0"⟧')),
        { at: edit(constants('fees'), '"id": ▸"fee.small.charge"'), says: 'does not say "fee.small.charge"' },
      ),
    ],
    valid: [
      twin(
        'a new fee, and a word of it in every language',
        added('fees', '"fee.paper"'),
        ...LOCALES.map((locale) =>
          edit(`content/documents/${locale}.json`, '"{{fee.small.charge}}⟦→  / {{fee.paper}}⟧"'),
        ),
      ),
      twin('a new constant of a kind that no document lists', added('topup', '"topup.paper"')),
    ],
  },
  'constant-order': {
    faults: [
      ...(
        [
          ['transfer', 'transfer.quote.life', '[', '2012-01-01'],
          ['access', 'access.session.idle', '[ ', '2021-01-01'],
          ['card', 'card.most', '[ ', '2021-01-01'],
        ] as const
      ).map(([area, id, open, day]) =>
        fault(
          `${id}, the later row first`,
          edit(
            constants(area),
            `"${id}" … "rows": ${open}⟦→ { "effectiveFrom": "2022-01-01", "value": 3 }, ⟧{ "effectiveFrom": ▸"${day}"`,
          ),
          { says: 'which is later' },
        ),
      ),
      fault(
        'two rows of one day',
        edit(
          constants('transfer'),
          '"transfer.quote.life" … "rows": [⟦→ { "effectiveFrom": "2012-01-01", "value": 200 }, ⟧{ "effectiveFrom": ▸"2012-01-01"',
        ),
        { says: 'begins on 2012-01-01 too' },
      ),
      fault(
        'two amounts of one day',
        edit(
          constants('limits'),
          '"currency": "USD", "amount": "3250.00" }⟦→ , { "effectiveFrom": ▸"2012-01-01", "currency": "USD", "amount": "3300.00" }⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'a later amount in one currency above the first in another',
        edit(
          constants('limits'),
          '"currency": "CNY", "amount": "22500.00" }⟦→ , { "effectiveFrom": "2024-01-01", "currency": "CNY", "amount": "23000.00" }⟧',
        ),
      ),
    ],
  },
  'calendar-year': {
    faults: [
      fault('a year that is missing in between', edit(HK, '▸"⟦2027 → 2028⟧": {'), {
        says: 'goes from 2026 to 2028, and has no year 2027',
        follows: ['calendar-year content/calendars/hk.json'],
      }),
      fault('a year that is taken out', edit(PRC, '⟦"2026": { … }, →⟧ ▸"2027": {'), {
        says: 'goes from 2025 to 2027, and has no year 2026',
      }),
      fault('a holiday of another year', edit(HK, '"date": ▸"⟦2026-01-01 → 2025-12-31⟧"'), {
        says: 'Put it under its own year.',
      }),
      fault('a day that is worked in another year', edit(PRC, '"workdays": [▸"⟦2026-01-04 → 2027-01-04⟧"'), {
        says: '"2027-01-04" is no day of 2026',
      }),
      fault('a holiday that stands there twice', edit(HK, '"date": ▸"⟦2025-01-31 → 2025-01-30⟧"'), {
        says: '"2025-01-30" stands here twice',
      }),
      fault('a holiday that is worked', edit(PRC, '"workdays": ["2025-01-26"⟦→ , ▸"2025-01-01"⟧'), {
        says: '"2025-01-01" is a holiday above, and worked here',
      }),
    ],
    valid: [
      twin('the first year left out', edit(HK, '"years": { ⟦"2025": { … }, →⟧ "2026": {')),
      twin(
        'the next year',
        edit(
          HK,
          '"years": {⟦→ "2028": { "source": "sample", "sample": true, "holidays": [], "workdays": [] },⟧ "2025"',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
