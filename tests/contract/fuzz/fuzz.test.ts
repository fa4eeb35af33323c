import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, writtenOperations, type CompiledOperation } from '../../../gateway/contract/contract.ts';
import { takesKey } from '../../../gateway/contract/contractOperation.ts';
import { withoutSecrets } from '../../../gateway/contract/sensitivePointers.ts';
import { GATEWAY_PREFIX } from '../../../src/domain/wire.ts';
import type { LogRecord } from '../../../gateway/shared/log.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { propertyRuns, propertySeed } from '../../support/propertyRuns.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { goodRequest, mutate, type Sent } from './mutate.ts';
import { mutations, type Mutation } from './mutation.ts';

const operations = writtenOperations();
const { commonCodes } = loadContract();
const CASES = 24;
const LATEST_MS = 2000;
/** What a run may leave behind in memory, whatever it was sent. */
const MOST_LEFT = 40 * 1024 * 1024;

let wallet: SampleGateway;
let session: string;
const lines: LogRecord[] = [];
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { log: (record) => lines.push(record) });
});
afterAll(() => wallet.close());

const heapNow = async (): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // What waits to be finalised holds the rest until the event loop has turned.
  await new Promise((resolve) => setTimeout(resolve, 500));
  collect();
  return process.memoryUsage().heapUsed;
};

async function send({ method, path, headers, body }: Sent) {
  const bare = method === 'GET' || method === 'HEAD';
  const url = `http://127.0.0.1${GATEWAY_PREFIX}${path}`;
  const request = new Request(url, { method, headers: { ...headers }, ...(bare ? {} : { body }) });
  const started = performance.now();
  const response = await wallet.gateway.fetch(request);
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started, method };
}

/** An envelope with a code of the operation, in time, with nothing of the inside. */
function judge({ status, text, ms, method }: Awaited<ReturnType<typeof send>>, codes: ReadonlySet<string>): string {
  expect(ms, 'answered in time').toBeLessThan(LATEST_MS);
  if (method === 'HEAD') return '';
  const envelope = JSON.parse(text) as JsonObject;
  expect(status).toBe(envelope.return_code === 'TOO_MANY_CALLS' ? 429 : 200);
  expect(Object.keys(envelope).sort()).toEqual(['ret_data', 'return_code', 'return_desc']);
  expect(envelope.return_desc).toMatch(/./);
  expect(codes).toContain(envelope.return_code);
  expect(text).not.toMatch(/\bat .*\.ts:\d|node_modules|Error:|SELECT |INSERT |postgres/i);
  return envelope.return_code as string;
}

describe(`every operation, whatever is sent to it (seed ${propertySeed})`, () => {
  let before: number;
  beforeAll(async () => void (before = await heapNow()));

  it.each(operations)('$operationId', { timeout: propertyRuns(120_000) }, async (operation) => {
    const codes = new Set(['SUCCESS', ...operation.returnCodes, ...commonCodes]);
    codes.delete('UNKNOWN_ERROR');
    const examples = operation.requestExamples as readonly JsonObject[];
    session = (await wallet.member('chan')).session;
    await fc.assert(
      fc.asyncProperty(mutations, fc.nat(99), fc.constantFrom('member', 'visitor'), async (mutation, which, who) => {
        const token = who === 'member' ? session : '0123456789abcdef0123';
        const good = goodRequest(operation.path, examples[which % examples.length]!, token);
        await play(mutate(good, mutation), mutation, codes, operation);
      }),
      { seed: propertySeed, numRuns: propertyRuns(CASES), endOnFailure: true },
    );
    expect(lines.filter(({ event }) => event !== 'call')).toEqual([]);
    lines.length = 0;
  });

  it('leaves nothing behind in memory', async () => {
    expect((await heapNow()) - before).toBeLessThan(MOST_LEFT);
  });
});

async function play(
  sent: readonly Sent[],
  { kind }: Mutation,
  codes: ReadonlySet<string>,
  operation: CompiledOperation,
): Promise<void> {
  const answers: string[] = [];
  for (const one of sent) answers.push(judge(await send(one), codes));
  // Whether a read is asked twice nobody counts.
  const isCounted = operation.effect !== 'read' && answers[0] !== 'PARAM_ERROR';
  if (kind === 'twice' && isCounted) expect(answers[1], 'the same number').toBe('DUPLICATE');
  if (kind !== 'sameKey' || !takesKey(operation) || answers[0] !== 'SUCCESS') return;
  const [first, second] = sent.map((one) => meaningOf(one, operation));
  if (first !== second) expect(['DUPLICATE', 'PARAM_ERROR'], 'the same key').toContain(answers[1]);
}

/** What a key is bound to: the business fields that are no secrets. */
function meaningOf({ body }: Sent, { requestSecrets }: CompiledOperation): string {
  const {
    req_water_no: _number,
    terminal_no: _terminal,
    ...fields
  } = JSON.parse(new TextDecoder().decode(body)) as JsonObject;
  return JSON.stringify(withoutSecrets(fields, requestSecrets));
}

/** What the random cases may miss, for every operation. */
describe('every operation', () => {
  it.each(operations)(
    '$operationId answers PARAM_ERROR to an unknown field; if it does more than read, DUPLICATE to a second request of a number',
    async ({ path, requestExamples, effect }) => {
      session = (await wallet.member('chan')).session;
      const example = requestExamples[0] as JsonObject;
      const codes = new Set(['PARAM_ERROR', 'DUPLICATE']);
      const unknown = goodRequest(path, { ...example, unknown: 1 }, session);
      expect(judge(await send(unknown), codes)).toBe('PARAM_ERROR');
      const good = goodRequest(path, example, session);
      const first = JSON.parse((await send(good)).text) as { return_code: string };
      const second = effect === 'read' ? first.return_code : 'DUPLICATE';
      expect(judge(await send(good), new Set([...codes, second]))).toBe(second);
    },
  );
});
