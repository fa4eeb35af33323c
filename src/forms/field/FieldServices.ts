import type { CallOutcome } from '../../api/outcome.ts';
import type { Upload } from '../../api/transport.ts';
import type { JsonObject } from '../../domain/json.ts';

/** Calls that fields make by themselves (captcha, upload, send-code button, options from a read). */
export interface FieldServices {
  readonly call: (operationId: string, input: JsonObject, upload?: Upload) => Promise<CallOutcome>;
}
