import type { Edit, Fault, SeededKinds, ValidTwin } from '../seeded.ts';
import { edit, fault, released, twin, write } from '../seeded.ts';
import { flow } from '../paths.ts';

/** What becomes of the answers of members under way. */
export const MIGRATIONS = {
  'migration-place': {
    faults: [
      migrated('a field that there never was', 'transfer-to-hk', '{ "drop": ▸"/details/remarks" }', {
        says: 'Did you mean "/details/remark"?',
      }),
      migrated(
        'a field that the form has not',
        'transfer-to-hk',
        '{ "move": "/review/payee_confirmed", "to": ▸"/details/note" }',
        {
          says: 'step "details" asks no "note"',
        },
      ),
      migrated('a step by another name', 'device-code', '{ "rename": ▸"/entre", "to": "/enter" }'),
      migrated('a step that the flow has not', 'device-code', '{ "rename": "/enter", "to": ▸"/entre" }', {
        says: 'Did you mean "enter"?',
      }),
      migrated('a field of a call', 'transfer-to-hk', '{ "default": ▸"/quoting/fee", "value": "1" }'),
      migrated('the answers of a call', 'realname', '{ "drop": ▸"/checkingStatus" }', { says: 'is a call' }),
      migrated(
        'what an earlier step has taken',
        'reset-mobile',
        '{ "move": "/number/mob_no", "to": "/number/area_code" }, { "drop": ▸"/number/mob_no" }',
        { says: 'an earlier step has taken it away' },
      ),
      migrated('every row', 'giftcard-entity', '{ "drop": ▸"/cards/lines/-/quantity" }', { says: 'names no row' }),
      migrated('a step as a whole', 'choose-card', '{ "default": ▸"/pick", "value": { "account_id": "1" } }'),
      fault(
        'a version that the flow has not',
        [
          edit(flow('choose-card'), '"version": ⟦1 → 2⟧'),
          write('flows/choose-card/migrations/1-2.json', migrationFile(1, 2, '')),
          write('flows/choose-card/migrations/2-3.json', migrationFile(2, '▸3', '')),
        ],
        { says: 'it is never done' },
      ),
      fault(
        'a version without a migration, behind one that has one',
        [
          edit(flow('topup-fps'), '"version": ▸⟦1 → 3⟧'),
          write('flows/topup-fps/migrations/1-2.json', migrationFile(1, 2, '{ "rename": "/sum", "to": "/amount" }')),
        ],
        { says: 'Write flows/topup-fps/migrations/2-3.json' },
      ),
      fault(
        'another version than the file is called by',
        [
          edit(flow('selfie'), '"version": ⟦1 → 3⟧'),
          write('flows/selfie/migrations/1-2.json', migrationFile('▸2', 3, '')),
        ],
        { says: '"1-2.json" says that it is from 2 to 3' },
      ),
    ],
    valid: [
      twin(
        'a step and a call renamed, and a field in the step',
        released('transfer-to-hk'),
        edit('flows/transfer-to-hk/shape.json', '"steps":{⟦"details" → "payee"⟧:{'),
        edit('flows/transfer-to-hk/shape.json', '⟦"remark" → "note"⟧:"string remark"'),
        edit('flows/transfer-to-hk/shape.json', '"calls":{⟦"checking" → "window"⟧:'),
        edit(flow('transfer-to-hk'), '"version": ⟦1 → 2⟧'),
        write(
          'flows/transfer-to-hk/migrations/1-2.json',
          migrationFile(
            1,
            2,
            '{ "rename": "/payee", "to": "/details" }, { "rename": "/details/note", "to": "/details/remark" }, { "rename": "/window", "to": "/checking" }',
          ),
        ),
      ),
      twin(
        'of a version whose shape nobody knows any more',
        edit(flow('transfer-to-hk'), '"version": ⟦1 → 2⟧'),
        write(
          'flows/transfer-to-hk/migrations/1-2.json',
          migrationFile(
            1,
            2,
            '{ "rename": "/payee", "to": "/details" }, { "move": "/details/note", "to": "/details/remark" }, { "drop": "/details/nickname" }',
          ),
        ),
      ),
      twin(
        'through a place that only a version between had',
        released('transfer-to-hk'),
        edit(flow('transfer-to-hk'), '"version": ⟦1 → 3⟧'),
        write(
          'flows/transfer-to-hk/migrations/1-2.json',
          migrationFile(1, 2, '{ "move": "/details/remark", "to": "/details/note" }'),
        ),
        write(
          'flows/transfer-to-hk/migrations/2-3.json',
          migrationFile(2, 3, '{ "move": "/details/note", "to": "/details/remark" }'),
        ),
      ),
    ],
  },
  'migration-loss': {
    faults: [
      migrated('an answer that is still needed', 'transfer-to-hk', '{ "drop": ▸"/details/bank_code" }', {
        says: '"/details/bank_code" is dropped, and asked as before',
      }),
      migrated('a whole step that is still asked', 'realname', '{ "drop": ▸"/background" }'),
      migrated(
        'a choice that the field has not',
        'transfer-to-hk',
        '{ "default": "/details/method", "value": ▸"cheque" }',
        {
          says: 'refused by "enum"',
        },
      ),
      migrated(
        'a text where a box is ticked',
        'transfer-to-hk',
        '{ "default": "/review/payee_confirmed", "value": ▸"yes" }',
      ),
      migrated(
        'a number where a text is asked',
        'giftcard-entity',
        '{ "move": "/cards/lines/0/quantity", "to": ▸"/delivery/remark" }',
        {
          says: 'it is an integer, and a string is asked',
        },
      ),
      migrated('a field where a step stands', 'transfer-to-hk', '{ "rename": "/details/remark", "to": ▸"/review" }'),
      migrated(
        'a default that is moved to where it is refused',
        'transfer-to-hk',
        '{ "default": "/details/remark", "value": "Rent" }, { "move": "/details/remark", "to": ▸"/details/method" }',
      ),
      migrated(
        'what an earlier step has put',
        'transfer-to-hk',
        '{ "move": "/details/payee_name_en", "to": "/details/remark" }, { "drop": ▸"/details/remark" }',
        {
          says: 'what step 1 has put at "/details/remark" is taken away again',
        },
      ),
      migrated(
        'there and back',
        'reset-mobile',
        '{ "move": "/number/area_code", "to": "/number/mob_no" }, { "move": "/number/mob_no", "to": ▸"/number/area_code" }',
        {
          says: 'is put back',
        },
      ),
    ],
    valid: [
      validMigration(
        'a choice that the field has',
        'transfer-to-hk',
        '{ "default": "/details/method", "value": "bank" }',
      ),
      validMigration(
        'what is dropped is put again',
        'transfer-to-hk',
        '{ "drop": "/details/remark" }, { "move": "/details/payee_name_en", "to": "/details/remark" }',
      ),
      validMigration(
        'several into one, whichever is there',
        'transfer-to-hk',
        '{ "move": "/details/mobile", "to": "/details/fps_id" }, { "move": "/details/email", "to": "/details/fps_id" }',
      ),
      validMigration(
        'two change places',
        'reset-mobile',
        '{ "move": "/number/area_code", "to": "/number/kept" }, { "move": "/number/mob_no", "to": "/number/area_code" }, { "move": "/number/kept", "to": "/number/mob_no" }',
      ),
      validMigration(
        'a default where the move finds nothing',
        'transfer-to-hk',
        '{ "move": "/details/payee_name_en", "to": "/details/remark" }, { "default": "/details/remark", "value": "Rent" }',
      ),
      twin(
        'what an older version has put, and the form asks no longer',
        edit(flow('transfer-to-hk'), '"version": ⟦1 → 3⟧'),
        write(
          'flows/transfer-to-hk/migrations/1-2.json',
          migrationFile(
            1,
            2,
            '{ "default": "/details/method", "value": "cheque" }, { "move": "/details/a", "to": "/details/b" }',
          ),
        ),
        write('flows/transfer-to-hk/migrations/2-3.json', migrationFile(2, 3, '')),
      ),
      twin(
        'a field that was another kind of value',
        released('giftcard-entity'),
        edit('flows/giftcard-entity/shape.json', '"remark":⟦"string order-remark" → "integer"⟧'),
        edit(flow('giftcard-entity'), '"version": ⟦1 → 2⟧'),
        write('flows/giftcard-entity/migrations/1-2.json', migrationFile(1, 2, '{ "drop": "/delivery/remark" }')),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;

/** The text of a migration, its steps as they stand in the file. */
export function migrationFile(from: number | string, to: number | string, steps: string): string {
  return `{ "$schema": "../../../schemas/language/migration.schema.json", "from": ${from}, "to": ${to}, "steps": [${steps}] }`;
}

/** A flow that was released, and its next version with a migration. */
function migration(id: string, steps: string): readonly Edit[] {
  return [
    released(id),
    edit(flow(id), '"version": ⟦1 → 2⟧'),
    write(`flows/${id}/migrations/1-2.json`, migrationFile(1, 2, steps)),
  ];
}

function migrated(title: string, id: string, steps: string, expected: Pick<Partial<Fault>, 'says'> = {}): Fault {
  return fault(title, migration(id, steps), expected);
}

function validMigration(title: string, id: string, steps: string): ValidTwin {
  return twin(title, ...migration(id, steps));
}
