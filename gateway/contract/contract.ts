import type { JsonObject } from '../../src/domain/json.ts';
import { formFields, type FormField } from '../../src/rules/formSchema.ts';
import { tidyAnswer } from '../../src/rules/tidyAnswer.ts';
import { bundleDocument } from './bundleDocument.ts';
import { schemaCompiler, type Validator } from './compileSchemas.ts';
import { readOperations, type ContractOperation } from './contractOperation.ts';
import { inlined } from './inlined.ts';
import { markedPointers } from './markedPointers.ts';
import { sensitivePointers, type SensitivePointers } from './sensitivePointers.ts';
import { shownTexts, textFields } from './shownTexts.ts';

/** An operation with the judges of what goes in and out. */
export interface CompiledOperation extends ContractOperation {
  /** The request with texts that say what they look like, as `x-tidy` of its fields wants it: everything after looks at this only. */
  readonly tidyRequest: (body: JsonObject) => JsonObject;
  readonly checkRequest: Validator;
  /** Judges the whole envelope of a SUCCESS. */
  readonly checkReply: Validator;
  /** Judges `ret_data` beside another code; `undefined` for a code that the operation may not answer. */
  readonly checkCodeData: (code: string) => Validator | undefined;
  readonly requestSecrets: SensitivePointers;
  /** JSON Pointers of what names an operation that the reply will be good for (`x-operation`). */
  readonly requestOperations: readonly string[];
  /** Below `ret_data`. */
  readonly replySecrets: SensitivePointers;
}

/** The contract, ready to hold the gateway to it. */
export interface Contract {
  readonly document: JsonObject;
  readonly operations: readonly CompiledOperation[];
  readonly commonCodes: readonly string[];
}

const EMPTY: JsonObject = { type: 'object', additionalProperties: false };

let own: Contract | undefined;

/** The contract in `openapi/`, read once in a process. */
export function loadContract(): Contract {
  return (own ??= contractOf(bundleDocument()));
}

/** The operations that code carries out: those that are not played. */
export function writtenOperations(): readonly CompiledOperation[] {
  return loadContract().operations.filter(({ played }) => !played);
}

/** A bundled document with the judges of its operations. */
export function contractOf(document: JsonObject): Contract {
  const compile = schemaCompiler(document);
  const commonCodes = document['x-common-return-codes'] as readonly string[];
  const commonData = (document['x-common-code-data'] ?? {}) as { [code: string]: JsonObject };
  const common = new Map(commonCodes.map((code) => [code, compile(commonData[code] ?? EMPTY)]));
  const operations = readOperations(document).map((operation): CompiledOperation => {
    const codes = new Map(operation.returnCodes.map((code) => [code, compile(operation.codeData[code] ?? EMPTY)]));
    return {
      ...operation,
      tidyRequest: tidier(operation.request, document),
      checkRequest: compile(operation.request),
      checkReply: compile(operation.reply),
      checkCodeData: (code) => codes.get(code) ?? common.get(code),
      requestSecrets: sensitivePointers(operation.request, document),
      requestOperations: [...markedPointers(operation.request, document, 'x-operation').keys()],
      replySecrets: sensitivePointers(operation.reply, document, '/ret_data'),
    };
  });
  return { document, operations, commonCodes };
}

function tidier(schema: JsonObject, document: JsonObject): CompiledOperation['tidyRequest'] {
  let fields: readonly FormField[] | undefined;
  let texts: readonly FormField[] | undefined;
  return (body) => {
    fields ??= formFields(inlined(schema, document));
    return tidyAnswer(fields, shownTexts((texts ??= textFields(fields)), body));
  };
}
