import { replyShapeOf } from '../../src/api/replyShapeOf.ts';
import { readPointer } from '../../src/domain/jsonPointer.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';

const HEAD = `/* Written by scripts/generate-replies.js from openapi/. Do not edit: change the contract and run it again. */
import type { ReplyShape } from './replyShape.ts';
`;

/** One constant an operation, so that a page brings the outlines of its own calls only. */
export function generateReplies(document: JsonObject): string {
  const paths = isJsonObject(document['paths']) ? Object.values(document['paths']) : [];
  const constants = paths.map((item) => {
    const id = readPointer(item, '/post/operationId');
    const reply = readPointer(item, '/post/responses/200/content/application~1json/schema');
    const shape = retData(replyShapeOf(reply, (ref) => readPointer(document, ref.slice(1))));
    return `\nexport const ${String(id)}: ReplyShape = ${JSON.stringify(shape)};\n`;
  });
  return HEAD + constants.join('');
}

function retData(envelope: ReturnType<typeof replyShapeOf>): Json {
  if (typeof envelope === 'string' || Array.isArray(envelope)) return 'json';
  const fields = envelope as { readonly [name: string]: Json };
  return fields['ret_data'] ?? fields['ret_data?'] ?? 'json';
}
