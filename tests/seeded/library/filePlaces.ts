import type { SeededKinds } from '../seeded.ts';
import { fault, twin, write } from '../seeded.ts';
import { component, words } from '../paths.ts';

const LAYOUT = JSON.stringify({ note: { 'ui:widget': 'textarea' } });

/** Files that lie where nothing reads them. */
export const FILE_PLACES = {
  'file-misplaced': {
    faults: [
      fault('a flow among the forms', write('schemas/choose-card/flow.json', '▸{}'), {
        says: 'flows/choose-card/flow.json is there already',
      }),
      fault('a form among the flows', write('flows/choose-card/pick.schema.json', '▸{}'), {
        says: 'schemas/choose-card/pick.schema.json is there already',
      }),
      fault('words beside the languages', write('locales/choose-card.json', '▸{}'), {
        says: 'locales/ holds <language>/<flow>.json',
      }),
      fault('words of a flow that has another name', write(words('en', 'choose-cards'), '▸{}'), {
        says: 'Did you mean "choose-card"?',
      }),
      fault(
        'languages that the portal does not have, told of once each',
        [write('locales/zh-hk/app.json', '▸{}'), write('locales/zh-hk/shared.json', '{}')],
        { says: 'Did you mean "zh-HK"?' },
      ),
      fault('a name in capitals', write('flows/choose-card/shape.JSON', '▸{}'), {
        says: 'Move it to flows/choose-card/shape.json',
      }),
      fault('a layout beside no form', write('schemas/reset-email/retake.ui.json', `▸${LAYOUT}`)),
      fault('a layout whose name is misspelt', write('schemas/forgot-by-code/verfy.ui.json', `▸${LAYOUT}`), {
        says: 'Did you mean "forgot-by-code/verify"?',
      }),
      fault('a copy with another name', write('flows/choose-card/flow copy.json', '▸{}')),
    ],
    valid: [
      twin('a component of the contract that nothing refers to yet', write(component('Spare'), 'type: string\n')),
    ],
  },
} as const satisfies Partial<SeededKinds>;
