import { edit, fault } from '../seeded.ts';
import { constants, figures, rules } from '../paths.ts';

/** What a rule has besides its id. */
const RULE =
  '"description": "As above.", "source": ["defined"], "subject": { "status": "level" }, "schema": { "properties": { "status": { "const": "1" } } }, "examples": { "hold": [{ "status": "1" }], "fail": [{ "status": "0" }] }';

/** Rules, figures and constants with the id of another. */
export const SAME_IDS = [
  fault(
    'a rule with the id of another',
    edit(rules('level'), '"id": ▸⟦"level.canTransferToMainland" → "level.canTransferToHk"⟧'),
    {
      follows: ['rule-unknown flows/transfer-to-mainland/flow.json'],
    },
  ),
  fault(
    'a constant with the id of another',
    edit(constants('transfer'), '"id": ▸⟦"transfer.otp.above" → "transfer.quote.life"⟧'),
    {
      follows: [
        'article-value content/articles/*',
        'article-value content/documents/*.json',
        'constant-unknown content/documents/index.json',
      ],
    },
  ),
  fault('a rule of another area', edit(rules('transfer'), '"rules": [⟦→ { "id": ▸"level.canUseFps", ' + RULE + ' },⟧')),
  fault(
    'a constant of another area',
    edit(
      constants('transfer'),
      '"constants": [⟦→ { "id": ▸"portal.request.timeout", "description": "As there.", "unit": "milliseconds", "source": ["defined"], "rows": [{ "effectiveFrom": "2012-01-01", "value": 5000000 }] },⟧',
    ),
  ),
  fault(
    'a figure that was copied',
    edit(
      figures('giftcard'),
      '"figures": [⟦→ { "id": "giftcard.count", "description": "As below.", "source": ["defined"], "subject": { "lines": "rows", "custom_lines": "rows" }, "type": "integer", "value": { "sum": [{ "sum": { "row": "/quantity", "default": 0 }, "over": "/lines" }, { "sum": { "row": "/quantity", "default": 0 }, "over": "/custom_lines" }] }, "examples": [{ "of": { "lines": [], "custom_lines": [] }, "is": 0 }] },⟧ { "id": ▸"giftcard.count"',
    ),
  ),
] as const;
