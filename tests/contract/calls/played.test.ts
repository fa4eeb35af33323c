import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf, loadContract } from '../../../gateway/contract/contract.ts';
import { flowsThatNeedPlay } from '../../../gateway/contract/flowsThatNeedPlay.ts';
import { createGateway } from '../../../gateway/createGateway.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

/** An operation that nobody has written: the sandbox answers it from the examples of the contract, and nothing else does. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const json = (schema: JsonObject, value: JsonObject) => ({
  content: { 'application/json': { schema, examples: { first: { value } } } },
});
const base = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const post: JsonObject = {
  operationId: 'noticePause',
  summary: 'Pauses notices.',
  tags: ['user'],
  'x-effect': 'write',
  'x-auth': 'both',
  'x-played': true,
  'x-source': ['defined'],
  'x-return-codes': ['CARD_STATUS'],
  requestBody: json(
    {
      type: 'object',
      allOf: [
        base('RequestBase'),
        { type: 'object', properties: { days: { type: 'integer', minimum: 1, maximum: 30 } }, required: ['days'] },
      ],
      unevaluatedProperties: false,
    },
    {},
  ),
  responses: {
    '200': json(
      {
        type: 'object',
        allOf: [
          base('Envelope'),
          {
            type: 'object',
            properties: {
              ret_data: {
                type: 'object',
                properties: { until: { type: 'string', format: 'date', maxLength: 10 } },
                required: ['until'],
                additionalProperties: false,
              },
            },
          },
        ],
      },
      { return_code: 'SUCCESS', return_desc: 'Success', ret_data: { until: '2025-04-01' } },
    ),
  },
};
const { document } = loadContract();
const contract = contractOf({ ...document, paths: { ...(document.paths as JsonObject), '/notice/pause': { post } } });

let sample: SampleGateway;
let number = 0;
beforeAll(async () => {
  sample = await sampleGateway(NOW, {}, { contract });
});
afterAll(() => sample.close());

type Fetch = SampleGateway['gateway']['fetch'];

async function ask(path: string, body: object, key = '', fetch: Fetch = sample.gateway.fetch): Promise<JsonObject> {
  number += 1;
  const headers = { 'content-type': 'application/json', lang: 'en', ver: '1.0.0', 'session-id': '5'.repeat(32) };
  const text = JSON.stringify({ ...body, req_water_no: String(number).padStart(32, '0'), terminal_no: 'GC4PC001' });
  const response = await fetch(
    new Request(`http://127.0.0.1/gateway/gc4-app-server${path}`, {
      method: 'POST',
      headers: { ...headers, ...(key === '' ? {} : { 'Idempotency-Key': key }) },
      body: text,
    }),
  );
  const { return_code, ret_data } = (await response.json()) as JsonObject;
  return { return_code: return_code ?? null, ret_data: ret_data ?? null };
}
const pause = (days: number, key: string) => ask('/notice/pause', { days }, key);

async function plan(kind: string, value?: string): Promise<Response> {
  const body = JSON.stringify({ operation: 'noticePause', kind, ...(value === undefined ? {} : { value }) });
  const headers = { host: '127.0.0.1', 'content-type': 'application/json' };
  return sample.gateway.fetch(new Request('http://127.0.0.1/sandbox/faults', { method: 'POST', headers, body }));
}

describe('an operation that is played', () => {
  it('answers its first example, and judges what it is sent like any other', async () => {
    expect(await pause(7, 'played-1')).toEqual({ return_code: 'SUCCESS', ret_data: { until: '2025-04-01' } });
    expect((await pause(31, 'played-2'))['return_code']).toBe('PARAM_ERROR');
    expect((await ask('/notice/pause', { days: 7 }))['return_code']).toBe('PARAM_ERROR');
  });

  it('answers each return code by choice, once', async () => {
    expect((await plan('code', 'CARD_STATUS')).status).toBe(200);
    expect((await pause(7, 'played-3'))['return_code']).toBe('CARD_STATUS');
    expect((await pause(7, 'played-4'))['return_code']).toBe('SUCCESS');
  });

  it('is done though the reply is lost, and tells so when it is asked', async () => {
    await plan('dropAfter');
    await expect(pause(7, 'played-5')).rejects.toThrow();
    const outcome = await ask('/flow/outcome', { key: 'played-5' });
    expect(JSON.stringify(outcome['ret_data'])).toContain('2025-04-01');
  });

  it('is listed as played by the sandbox, with its codes', async () => {
    const reply = await sample.gateway.fetch(
      new Request('http://127.0.0.1/sandbox/operations', { headers: { host: '127.0.0.1' } }),
    );
    const { operations } = (await reply.json()) as { operations: JsonObject[] };
    expect(operations.filter(({ played }) => played)).toEqual([
      { operation: 'noticePause', played: true, codes: ['CARD_STATUS'] },
    ]);
  });

  it('is answered by no gateway that has no sandbox', async () => {
    const database = await freshDatabase();
    const { fetch } = await createGateway({ database, contract });
    expect((await ask('/notice/pause', { days: 7 }, 'played-6', fetch))['return_code']).toBe('FUNC_DISABLED');
    await database.close();
  });
});

it('a flow that calls it is named, so that a gateway without a sandbox does not start', () => {
  expect(flowsThatNeedPlay(contract)).toEqual([]);
  const root = mkdtempSync(join(tmpdir(), 'played-'));
  mkdirSync(join(root, 'flows/pause'), { recursive: true });
  mkdirSync(join(root, 'schemas'));
  writeFileSync(join(root, 'flows/pause/flow.json'), '{ "src": "op:noticePause" }');
  const [call] = flowsThatNeedPlay(contract, pathToFileURL(`${root}/`));
  expect(call).toMatchObject({ file: 'flows/pause/flow.json', line: 1, column: 10 });
  expect(call?.message).toContain('openapi/paths/user/noticePause.yaml');
  rmSync(root, { recursive: true });
});
