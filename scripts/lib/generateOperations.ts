import { readOperations, type ContractOperation } from '../../gateway/contract/contractOperation.ts';
import type { ReplyShape } from '../../src/domain/replyShape.ts';
import { replyShapeOf } from '../../src/domain/replyShapeOf.ts';
import { readSessionEffect } from '../../src/domain/sessionEffect.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { getAt, parsePointer } from '../../src/domain/jsonPointer.ts';

const HEAD = `/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from './ask.ts';
`;

/** One constant an operation, so that a page brings the outlines of its own calls only. */
export function generateOperations(document: JsonObject): string {
  const follow = (ref: string): Json | undefined => getAt(document, parsePointer(ref.slice(1)));
  return (
    HEAD +
    readOperations(document)
      .map((operation) => constantOf(operation, follow))
      .join('')
  );
}

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
