import { expect, test, vi } from 'vitest';
import { createCalls } from './calls.ts';
import type { Gateway } from './gateway.ts';
import type { CallOutcome } from './outcome.ts';

function setUp(outcome: CallOutcome) {
  const call = vi.fn<Gateway['call']>(async () => outcome);
  const calls = createCalls({ call }, (id) =>
    id === 'transferToHk' ? { path: '/transfer/toHk', reply: { ref_no: 'string' } } : undefined,
  );
  return { call, calls };
}

test('an operation is sent to its path, silently, with its key', async () => {
  const { call, calls } = setUp({ type: 'done', data: {} });
  await calls.send({ operationId: 'transferToHk', input: { quote_id: 'Q1' }, idempotencyKey: 'K' });
  expect(call).toHaveBeenCalledWith(
    '/transfer/toHk',
    { quote_id: 'Q1' },
    { errMode: 'none', idempotencyKey: 'K', ender: 'process', shape: { ref_no: 'string' } },
  );
});

test('an unknown operation is a fault of the build', async () => {
  await expect(setUp({ type: 'network' }).calls.send({ operationId: 'typo', input: {} })).rejects.toThrow(/"typo"/);
});

test.each<[string, CallOutcome, object]>([
  ['not received', { type: 'done', data: { state: 'notReceived' } }, { type: 'notReceived' }],
  ['in progress', { type: 'done', data: { state: 'inProgress' } }, { type: 'inProgress' }],
  [
    'answered',
    {
      type: 'done',
      data: { state: 'done', operation: 'transferToHk', reply: { return_code: 'SUCCESS', ret_data: { ref_no: 'R1' } } },
    },
    { type: 'answered', outcome: { type: 'done', data: { ref_no: 'R1' } } },
  ],
  [
    'refused',
    { type: 'done', data: { state: 'done', reply: { return_code: 'TRANS_FAIL', return_desc: 'No', ret_data: {} } } },
    { type: 'answered', outcome: { type: 'business', code: 'TRANS_FAIL', data: {}, desc: 'No' } },
  ],
  ['the network', { type: 'network' }, { type: 'unreachable' }],
  ['rubbish', { type: 'done', data: { state: 'perhaps' } }, { type: 'unreachable' }],
  ['the session is over', { type: 'session', code: 'KICK_OUT' }, { type: 'session', code: 'KICK_OUT' }],
])('asked what became of a call: %s', async (_, reply, expected) => {
  const { calls, call } = setUp(reply);
  expect(await calls.askOutcome('K')).toEqual(expected);
  expect(call).toHaveBeenCalledWith('/flow/outcome', { key: 'K' }, { errMode: 'none' });
});

test('a session ended by a call whose reply was lost is over here too', async () => {
  const asked = { state: 'done', operation: 'accountClose', reply: { return_code: 'SUCCESS', ret_data: {} } };
  const end = vi.fn<(by: 'member' | 'process' | 'gateway') => void>();
  const find = (id: string) =>
    id === 'accountClose' ? { path: '/account/close', session: 'ends' as const } : { path: '/other' };
  const session = { end, doubt: vi.fn<(is: boolean) => void>() };
  const answering = (data: typeof asked) => createCalls({ call: async () => ({ type: 'done', data }) }, find, session);
  await answering({ ...asked, operation: 'transferToHk' }).askOutcome('K');
  await answering({ ...asked, reply: { return_code: 'PENDING_TRANS', ret_data: {} } }).askOutcome('K');
  expect(end).not.toHaveBeenCalled();
  await answering(asked).askOutcome('K');
  expect(end).toHaveBeenCalledExactlyOnceWith('process');
});

test('a session that a call may have ended is in doubt until it is known what became of the call', async () => {
  const replies: CallOutcome[] = [
    { type: 'network' },
    { type: 'network' },
    { type: 'done', data: { state: 'done', reply: { return_code: 'PENDING_TRANS', ret_data: {} } } },
  ];
  const doubt = vi.fn<(is: boolean) => void>();
  const find = (id: string) =>
    id === 'cardCancel' ? { path: '/card', session: 'ends:last_card' as const } : undefined;
  const calls = createCalls({ call: async () => replies.shift()! }, find, { end: vi.fn(), doubt });
  await calls.send({ operationId: 'cardCancel', input: {} });
  await calls.askOutcome('K');
  expect(doubt.mock.calls).toEqual([[true]]);
  await calls.askOutcome('K');
  expect(doubt).toHaveBeenLastCalledWith(false);
});
