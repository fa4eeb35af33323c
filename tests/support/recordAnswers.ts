import { appendFileSync, mkdirSync } from 'node:fs';
import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import { SUCCESS } from '../../gateway/answer.ts';
import { GATEWAY_PREFIX } from '../../gateway/core.ts';
import type { Gateway } from '../../gateway/createGateway.ts';
import type { FaultSource } from '../../gateway/sandbox/fault.ts';

/** A folder to leave there which (operation, return code) pairs were answered, for `scripts/gates/returnCodes.ts`; nothing
 * is left without it, as when one file of tests is run alone. */
const folder = process.env['ANSWERS_FOLDER'];
const seen = new Set<string>();
const injected: string[] = [];

/** The same faults, under watch: a code that the sandbox has put in the place of an answer counts for nothing. */
export function watchFaults(faults: FaultSource): FaultSource {
  return {
    take: async (tx, operationId) => {
      const fault = await faults.take(tx, operationId);
      if (fault?.kind === 'code') injected.push(`${operationId} ${fault.code}`);
      return fault;
    },
  };
}

/** The same gateway, under watch: each envelope it answers must fit the contract, judged here anew and as it is on the
 * wire, and each pair of operation and return code is noted. */
export function recordAnswers(gateway: Gateway): Gateway {
  const { operationsByPath } = gateway.core;
  const fetch: Gateway['fetch'] = async (request, source) => {
    const response = await gateway.fetch(request, source);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(GATEWAY_PREFIX)) return response;
    const envelope = readEnvelope(response.status, await response.clone().text());
    // A reply that the sandbox has spoiled.
    if (!envelope) return response;
    const operation = operationsByPath.get(pathname.slice(GATEWAY_PREFIX.length));
    const code = envelope['return_code'] as string;
    if (!operation) return response;
    const fit = code === SUCCESS ? operation.checkReply : operation.checkCodeData(code);
    const errors = fit?.(code === SUCCESS ? envelope : (envelope['ret_data'] ?? null));
    if (!errors || errors.length > 0 || !isText(envelope['return_desc'])) {
      throw new Error(`${operation.operationId} answered what is not in its contract: ${JSON.stringify(envelope)}`);
    }
    const cell = `${operation.operationId} ${code}`;
    const planned = injected.indexOf(cell);
    if (planned >= 0) injected.splice(planned, 1);
    else note(cell);
    return response;
  };
  return { ...gateway, fetch };
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

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
