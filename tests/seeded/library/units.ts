import type { SeededFaults } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { words } from '../paths.ts';

/** What a sentence says that a value counts. */
export const UNITS: SeededFaults = {
  faults: [
    fault(
      'hours that one language says as days',
      edit(words('en', 'transfer-to-hk'), '"frozen": { … "intro": ▸"…For {{freeze, hours}} ⟦hours → days⟧ after'),
      { says: '{{freeze}} is said in days, and the format says hours' },
    ),
    fault(
      'the format of minutes before the word of hours',
      edit(words('zh-HK', 'transfer-to-account'), '"frozen": { … "intro": ▸"…{{freeze, ⟦hours → minutes⟧}}\\u00a0小時'),
      { says: 'Say minutes, or use the format of the word: {{freeze, hours}}.' },
    ),
    fault(
      'a fee in another currency than its constant',
      edit(
        words('en', 'dormant'),
        '"intro": ▸"…HK$\\u00a0{{⟦feeHkd → feeUsd⟧, number}}, CN¥\\u00a0{{feeCny, number}} or US$\\u00a0{{⟦feeUsd → feeHkd⟧, number}}',
      ),
      {
        says: 'is said in HKD, and "$const/fee.dormant.charge/USD" is in USD',
      },
    ),
    fault(
      'days of a constant that are said as months',
      edit(words('zh-CN', 'card-renew-chip'), '"notOpen": { … "intro": ▸"…卡片到期前 {{days}} ⟦天 → 个月⟧起方可续期'),
      { says: 'is said in months, and "$const/card.renewal.opens" is in days' },
    ),
    fault(
      'working days that one language says as days, by a reply',
      edit(
        words('en', 'giftcard-entity'),
        '"intro": ▸"We answer within {{order.answer_workdays}} ⟦working days → days⟧, by',
      ),
      { says: 'en says {{order.answer_workdays}} in days, and zh-HK in working days' },
    ),
    fault(
      'an amount that one language says without its currency',
      edit(words('en', 'transfer-to-hk'), '"OVER_LIMIT": ▸"…{{left, ⟦money → number⟧}}'),
      { says: 'en says {{left}} as number, and zh-HK as money' },
    ),
  ],
  valid: [
    twin(
      'a value that one language says twice',
      edit(words('en', 'transfer-to-hk'), '"OVER_LIMIT": "…{{left, money}}⟦→  ({{left, money}})⟧'),
    ),
    twin(
      'hours with a word before them',
      edit(
        words('en', 'transfer-to-hk'),
        '"frozen": { … "intro": "…⟦For {{freeze, hours}} hours after a change → In the {{freeze, hours}}-hour period after a change⟧',
      ),
    ),
    twin(
      'a value that is followed by nothing it counts',
      edit(
        words('en', 'transfer-to-hk'),
        '"frozen": { … "intro": "…⟦For {{freeze, hours}} hours after → Hours to wait: {{freeze, hours}}, days not counted, after⟧',
      ),
    ),
    twin(
      'one language that leaves the unit to the sentence',
      edit(
        words('en', 'giftcard-entity'),
        '"intro": "We answer within {{order.answer_workdays}} ⟦working days → of our days at work⟧, by',
      ),
    ),
    twin(
      'minutes in every language',
      edit(
        words('en', 'transfer-to-hk'),
        '"frozen": { … "intro": "…For {{freeze, ⟦hours}} hours → minutes}} minutes⟧ after',
      ),
      edit(
        words('zh-CN', 'transfer-to-hk'),
        '"frozen": { … "intro": "…{{freeze, ⟦hours}}\\u00a0小时 → minutes}} 分钟⟧',
      ),
      edit(
        words('zh-HK', 'transfer-to-hk'),
        '"frozen": { … "intro": "…{{freeze, ⟦hours}}\\u00a0小時 → minutes}} 分鐘⟧',
      ),
    ),
  ],
};
