import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { SessionEffect as FollowedEffect } from '../../src/domain/sessionEffect.ts';

/** What a call does, least to most (docs of `x-effect` in openapi/gateway.yaml). */
export type Effect = 'read' | 'attempt' | 'write' | 'money' | 'irreversible';

/** Where the contract does not say: ten times what any form sends. */
const BODY_LIMIT = 128 * 1024;

/** `survives`: answered also with the session of an account that has been closed. */
export type SessionEffect = FollowedEffect | 'survives';

/** One operation as the contract describes it. */
export interface ContractOperation {
  readonly operationId: string;
  /** Below the gateway's prefix: `/login/loginByPwd`. */
  readonly path: string;
  readonly effect: Effect;
  readonly auth: 'public' | 'member' | 'both';
  readonly session?: SessionEffect;
  /** Answered by a sandbox from the examples; no code carries it out. */
  readonly played?: true;
  /** Most bytes of a request body. */
  readonly bodyLimit: number;
  /** Business codes; the common ones are at the contract. */
  readonly returnCodes: readonly string[];
  /** OpenAPI schema of `ret_data` by code; a code that is not here answers an empty object. */
  readonly codeData: { readonly [code: string]: JsonObject };
  readonly request: JsonObject;
  readonly requestExamples: readonly Json[];
  /** The whole envelope of SUCCESS. */
  readonly reply: JsonObject;
  readonly replyExamples: readonly Json[];
}

/** True when a call takes an `Idempotency-Key`. */
export function takesKey(operation: ContractOperation): boolean {
  return operation.effect === 'write' || operation.effect === 'money' || operation.effect === 'irreversible';
}

/** Reads the operations of a bundled document, in file order. */
export function readOperations(document: JsonObject): readonly ContractOperation[] {
  return Object.entries(document.paths as JsonObject).map(([path, item]) => {
    const post = (item as JsonObject).post as JsonObject;
    const [request, requestExamples] = content(post.requestBody);
    const [reply, replyExamples] = content((post.responses as JsonObject)['200'] ?? null);
    return {
      operationId: post.operationId as string,
      path,
      effect: post['x-effect'] as Effect,
      auth: post['x-auth'] as ContractOperation['auth'],
      ...(post['x-session'] ? { session: post['x-session'] as SessionEffect } : {}),
      ...(post['x-played'] === true ? { played: true as const } : {}),
      bodyLimit: (post['x-body-limit'] as number | undefined) ?? BODY_LIMIT,
      returnCodes: (post['x-return-codes'] ?? []) as readonly string[],
      codeData: (post['x-code-data'] ?? {}) as ContractOperation['codeData'],
      request,
      requestExamples,
      reply,
      replyExamples,
    };
  });
}

function content(part: Json | undefined): [JsonObject, readonly Json[]] {
  const media = ((part as JsonObject).content as JsonObject)['application/json'] as JsonObject;
  const examples = isJsonObject(media.examples) ? Object.values(media.examples) : [];
  return [media.schema as JsonObject, examples.map((example) => (example as JsonObject).value as Json)];
}
