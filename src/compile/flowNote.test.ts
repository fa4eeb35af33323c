import { expect, test } from 'vitest';
import { seeded } from '../../tests/seeded/seeded.ts';
import { flowNote } from './flowNote.ts';

const SITE = 'content/site.json';
const notes = (text: string) => ({ file: SITE, from: '"flow_notes": [', to: `"flow_notes": [${text},` });

test('the first note that names a flow is beside it', () => {
  const project = seeded([notes('{ "note": "secrets", "flows": ["transfer-to-hk"], "page": "/contactUs" }')]);
  expect(flowNote(project, 'transfer-to-hk')).toEqual({ name: 'secrets', page: '/contactUs' });
  expect(flowNote(project, 'transfer-to-account')?.name).toBe('sending');
});

test('a flow that asks for something to be at hand says so, with how long it takes and what it costs', () => {
  const project = seeded([]);
  const flows = ['apply-card', 'realname', 'fps-register', 'card-activate', 'card-new', 'bank-bind', 'dormant'];
  expect(flows.filter((id) => !flowNote(project, id))).toEqual([]);
});

test('most flows have none', () => {
  expect(flowNote(seeded([]), 'one-time-code')).toBeUndefined();
});
