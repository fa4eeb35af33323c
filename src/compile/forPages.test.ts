import { expect, it } from 'vitest';
import type { FlowFile } from '../engine/flowFile.ts';
import { calendarForPages, flowForPages, returnCodesForPages } from './forPages.ts';

it('a flow says in a page all that decides what it does, and nothing else', () => {
  const flow = {
    $schema: 'x',
    id: 'send',
    version: 2,
    description: 'prose',
    meta: { source: ['R-1'], entries: { '/send': {} } },
    initial: 'a',
    states: {
      a: { description: 'prose', on: { NEXT: { target: 'b', description: 'prose' }, CANCEL: [{ target: 'c' }] } },
      b: {
        invoke: {
          src: 'op:send',
          input: { description: '$form/a/description' },
          onDone: [{ target: 'c', description: 'prose' }],
          onError: { target: 'a', description: 'prose' },
        },
      },
      c: { after: { 'const:wait': { target: 'd', description: 'prose' } }, always: { target: 'd' } },
      d: { type: 'final' },
    },
  } as unknown as FlowFile;
  expect(flowForPages(flow)).toEqual({
    id: 'send',
    version: 2,
    meta: { entries: { '/send': {} } },
    initial: 'a',
    states: {
      a: { on: { NEXT: { target: 'b' }, CANCEL: [{ target: 'c' }] } },
      b: {
        invoke: {
          src: 'op:send',
          input: { description: '$form/a/description' },
          onDone: [{ target: 'c' }],
          onError: { target: 'a' },
        },
      },
      c: { after: { 'const:wait': { target: 'd' } }, always: { target: 'd' } },
      d: { type: 'final' },
    },
  });
});

it('a calendar keeps its days, a return code its places and how little grave it is', () => {
  const holidays = [{ date: '2026-01-01', name: 'The first day of January' }];
  const year = { source: 'Gazette', holidays, workdays: ['2026-01-04'] };
  expect(calendarForPages({ id: 'hk', description: 'Hong Kong', years: { '2026': year } })).toEqual({
    id: 'hk',
    years: { '2026': { holidays: [{ date: '2026-01-01' }], workdays: ['2026-01-04'] } },
  });
  const codes = {
    OTP_WRONG: { severity: 'error', at: ['/code'], source: ['R-ERR-01'] },
    OTP_WAIT: { severity: 'warning', source: ['R-ERR-01'] },
    FACE_LOCKED: { severity: 'error', source: ['R-ERR-01'] },
  };
  expect(returnCodesForPages({ codes }), 'an error is what any other code is').toEqual({
    OTP_WRONG: { at: ['/code'] },
    OTP_WAIT: { severity: 'warning' },
  });
});

it('of a summary only the secrets are kept, which the engine has to know', () => {
  const summary = [
    { name: 'number', secret: 'revealing/card_no', groups: [4] },
    { name: 'holder', data: 'holder', as: 'text' },
  ];
  const flow = { id: 'a', version: 1, meta: {}, initial: 'b', states: { b: { meta: { form: 'a/b', summary } } } };
  const { states } = flowForPages(flow as unknown as FlowFile);
  expect(states).toEqual({ b: { meta: { form: 'a/b', summary: [{ secret: 'revealing/card_no' }] } } });
});
