import { readOperations, type ContractOperation } from '../../gateway/contract/contractOperation.ts';
import type { ReplyShape } from '../../src/domain/replyShape.ts';
import { replyShapeOf } from '../../src/domain/replyShapeOf.ts';
import { readSessionEffect } from '../../src/domain/sessionEffect.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { getAt, parsePointer } from '../../src/domain/jsonPointer.ts';

const HEAD =
  '/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */\n';

/** The text of each file below `src/api/`: a constant an operation, in a module for each first part of a path, so that a page brings the
 * outlines of its own calls only: what is in one module is in one chunk. */
export function generateOperations(document: JsonObject): ReadonlyMap<string, string> {
  const follow = (ref: string): Json | undefined => getAt(document, parsePointer(ref.slice(1)));
  const operations = readOperations(document);
  const modules = [...new Set(operations.map(groupOf))].map((group) => {
    const constants = operations.filter((one) => groupOf(one) === group).map((one) => constantOf(one, follow));
    return [
      `operations/${group}.gen.ts`,
      `${HEAD}import type { Operation } from '../ask.ts';\n${constants.join('')}`,
    ] as const;
  });
  const all = modules.map(([file]) => `export * from './${file}';\n`);
  return new Map([['operations.gen.ts', HEAD + all.join('')], ...modules]);
}

const groupOf = ({ path }: ContractOperation): string => path.split('/')[1]!;

function constantOf(operation: ContractOperation, follow: (ref: string) => Json | undefined): string {
  const { operationId, path } = operation;
  const session = readSessionEffect(operation.session);
  const value = {
    path,
    ...(session === undefined ? {} : { session }),
    reply: retData(replyShapeOf(operation.reply, follow)),
  };
  return `\nexport const ${operationId}: Operation<'${operationId}'> = ${JSON.stringify(value)};\n`;
}

function retData(envelope: ReplyShape): ReplyShape {
  if (typeof envelope === 'string' || Array.isArray(envelope)) return 'json';
  const fields = envelope as { readonly [name: string]: ReplyShape };
  return fields['ret_data'] ?? fields['ret_data?'] ?? 'json';
}
