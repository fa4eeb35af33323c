import { appendFileSync, mkdirSync } from 'node:fs';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { SUCCESS } from '../../gateway/call/answer.ts';
import { GATEWAY_PREFIX } from '../../src/domain/wire.ts';
import type { Gateway } from '../../gateway/createGateway.ts';
import type { FaultSource } from '../../gateway/call/fault.ts';

/** A folder to leave there which (operation, return code) pairs were answered, for `scripts/gates/returnCodes.ts`; nothing
 * is left without it, as when one file of tests is run alone. */
const folder = process.env['ANSWERS_FOLDER'];
const seen = new Set<string>();

/** The same faults, under watch: a code that the sandbox has put in the place of an answer counts for nothing.
 * @param planned where such codes are put down */
export function watchFaults(faults: FaultSource, planned: string[]): FaultSource {
  return {
    take: async (tx, operationId) => {
      const fault = await faults.take(tx, operationId);
      if (fault?.kind === 'code') planned.push(`${operationId} ${fault.code}`);
      return fault;
    },
  };
}

/** The same gateway, under watch: each envelope it answers must fit the contract, judged here again and as it is on the
 * wire, each pair of operation and return code is noted, and no line of its log may hold a secret of a call.
 * @param lines what the gateway has logged so far; they are taken out as they are judged
 * @param planned codes that the sandbox put in the place of answers; they are taken out as they come */
export function recordAnswers(gateway: Gateway, lines: string[], planned: string[]): Gateway {
  const { operationsByPath } = gateway.core;
  /** Every secret seen so far: a line may be written after its call. */
  const secrets = new Set<string>();
  const fetch: Gateway['fetch'] = async (request, source) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(GATEWAY_PREFIX)) return gateway.fetch(request, source);
    const sent = request.method === 'POST' ? await request.clone().text() : '';
    const response = await gateway.fetch(request, source);
    secretsOf(sent).forEach((secret) => secrets.add(secret));
    secretsOf(await response.clone().text()).forEach((secret) => secrets.add(secret));
    judgeLog(lines.splice(0), secrets);
    // An answer of HTTP, as of any server whose database is away.
    if (response.status === 503) return response;
    const envelope = readEnvelope(response.status, await response.clone().text());
    // A reply that the sandbox has spoiled.
    if (!envelope) return response;
    const operation = operationsByPath.get(pathname.slice(GATEWAY_PREFIX.length));
    const code = envelope['return_code'] as string;
    if (!operation) return response;
    const fit = code === SUCCESS ? operation.checkReply : operation.checkCodeData(code);
    const errors = fit?.(code === SUCCESS ? envelope : (envelope['ret_data'] ?? null));
    if (!errors || errors.length > 0 || !isSentence(envelope['return_desc'])) {
      throw new Error(`${operation.operationId} answered what is not in its contract: ${JSON.stringify(envelope)}`);
    }
    const cell = `${operation.operationId} ${code}`;
    const place = planned.indexOf(cell);
    if (place >= 0) planned.splice(place, 1);
    else note(cell);
    return response;
  };
  return { ...gateway, fetch };
}

/** Fields that hold names of the contract. */
const NAMES = new Set(['return_code', 'operation']);

/** Text that no log line may hold. Besides what `x-sensitive` marks, nothing that a member typed or was told has a place
 * there; names of operations, return codes and languages have. */
function secretsOf(body: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: Json): void => {
    if (typeof value === 'string') {
      if (value.length >= 6 && value.length <= 200 && /\d/.test(value)) found.push(value);
    } else if (Array.isArray(value)) value.forEach((item: Json) => visit(item));
    else if (isJsonObject(value)) {
      for (const [name, child] of Object.entries(value)) if (!NAMES.has(name)) visit(child);
    }
  };
  try {
    if (body.length < 100_000) visit(JSON.parse(body) as Json);
  } catch {
    // What is no JSON has no fields.
  }
  return found;
}

function judgeLog(lines: readonly string[], secrets: ReadonlySet<string>): void {
  for (const line of lines) {
    for (const secret of secrets) {
      if (line.includes(secret)) throw new Error(`A line of the log holds what a call held: ${line}`);
    }
  }
}

/** To be shown as it is: nothing in it is left to fill in. */
const isSentence = (value: unknown): boolean => typeof value === 'string' && /^[^{}]+$/.test(value);

function readEnvelope(status: number, text: string): JsonObject | undefined {
  if (status === 500) return undefined;
  try {
    const envelope: unknown = JSON.parse(text);
    return isJsonObject(envelope) ? envelope : undefined;
  } catch {
    return undefined;
  }
}

function note(cell: string): void {
  if (!folder || seen.has(cell)) return;
  seen.add(cell);
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${process.pid}.txt`, `${cell}\n`);
}
