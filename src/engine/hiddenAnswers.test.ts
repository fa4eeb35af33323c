import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { compileSchema } from '../rules/compileRule.ts';
import { createForm } from '../rules/createForm.ts';
import type { FlowBundle } from './bundle.ts';
import type { FlowFile } from './flowFile.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';

/** A name in Chinese is asked of cards of Hong Kong alone, which an earlier step says; whoever has one is asked once more. */
const hasName = { type: 'is', params: { at: '$form/person/name_cn', in: ['陳小明'] } };
const flow = {
  id: 'sample',
  version: 1,
  meta: {},
  initial: 'document',
  states: {
    document: { meta: { form: 'sample/document' }, on: { NEXT: { target: 'person' } } },
    person: {
      meta: { form: 'sample/person' },
      on: { NEXT: [{ guard: hasName, target: 'hongKong' }, { target: 'review' }] },
    },
    hongKong: { meta: { form: 'sample/hongKong' }, on: { NEXT: { target: 'review' } } },
    review: {
      meta: { form: 'sample/review', data: { name: '$form/person/name_cn' } },
      on: { NEXT: { target: 'sending' } },
    },
    sending: {
      invoke: {
        src: 'op:send',
        input: {
          name: { maybe: '$form/person/name_cn' },
          either: { first: ['$form/person/name_cn', '$form/person/name_en'] },
        },
        onDone: { target: 'done' },
      },
    },
    done: { type: 'final', meta: { outcome: 'success' } },
  },
} as unknown as FlowFile;

const personSchema: JsonObject = {
  type: 'object',
  properties: {
    name_cn: {
      type: 'string',
      'x-when': { type: 'is', params: { at: '$form/document/type', in: ['card'] } },
    },
    name_en: { type: 'string' },
  },
  required: ['name_cn', 'name_en'],
  additionalProperties: false,
};

const bare = bundleOf(flow);
const person = createForm(
  { id: 'sample/person', schema: personSchema, ui: {}, secrets: {}, sources: {} },
  compileSchema(personSchema),
  {},
);
const bundle: FlowBundle = { ...bare, forms: { ...bare.forms, 'sample/person': person } };

const atReview = () =>
  new FlowWalk(bundle, testWorld())
    .next({ type: 'card' })
    .next({ name_cn: '陳小明', name_en: 'Chan Siu Ming' })
    .next({});
const changed = () => atReview().change('document').next({ type: 'passport' });

it('what x-when hides since a Change is not sent, and `first` takes the next (E1)', () => {
  expect(atReview().next({}).sends).toEqual({ name: '陳小明', either: '陳小明' });
  expect(changed().next({}).sends).toEqual({ either: 'Chan Siu Ming' });
});

it('no guard reads it, so the branch that it led to is not on the way (E1)', () => {
  expect(atReview().result.path.map(({ state }) => state)).toContain('hongKong');
  expect([changed().at, changed().result.path.map(({ state }) => state)]).toEqual(['review', ['document', 'person']]);
});

it('no step shows it, and changed back it is there again as it was typed (E1)', () => {
  expect(atReview().view.data).toEqual({ name: '陳小明' });
  expect(changed().view.data).toEqual({});
  const back = changed().change('document').next({ type: 'card' });
  expect([back.at, back.draft]).toEqual(['person', { name_cn: '陳小明', name_en: 'Chan Siu Ming' }]);
});
