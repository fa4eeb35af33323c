import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { annotations } from './createAjv.ts';
import { formats } from './formats.ts';
import { isRepeated } from './keywords/repeats.ts';

/** Keywords of the contract alone that inform people and tools and judge nothing. */
export const CONTRACT_NOTES: readonly string[] = [
  'x-consent',
  'x-currency-of',
  'x-operation',
  'x-reviewed',
  'x-source',
  'x-ticket',
  'x-until',
  'example',
];

/** Those of forms come with a shared field that the contract takes. */
const ANNOTATIONS = [...annotations, ...CONTRACT_NOTES];

/** Ajv for the schemas of the contract, strict: an unknown keyword is an error. */
export function contractAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, ...options });
  for (const [name, { validate }] of Object.entries(formats)) ajv.addFormat(name, validate);
  ajv.addVocabulary(ANNOTATIONS);
  // Of our own keywords only those that look at nothing but their value can be used in the contract.
  ajv.addKeyword({ keyword: 'repeats', type: 'string', validate: (_: true, text: string) => isRepeated(text) });
  return ajv;
}
