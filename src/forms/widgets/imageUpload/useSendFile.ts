import type { Upload } from '../../../api/transport.ts';
import type { Json } from '../../../domain/json.ts';
import { isJsonObject } from '../../../domain/json.ts';
import type { FieldWords, StepWords } from '../../../i18n/stepWords.ts';
import { literalOr } from '../../answer/stepScope.ts';
import { useStep } from '../../field/StepContext.ts';
import { useFieldCall } from '../../field/useFieldCall.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import type { Given } from '../givenFields.ts';
import { fitted } from './fitted.ts';
import { readBytes, toBase64 } from './imageFile.ts';

/** What is known of a file before it is sent. */
export interface AboutFile {
  readonly file_name: string;
  readonly file_size: number;
}

export type SentFile =
  | { readonly value: AboutFile & { readonly file_id: string; readonly pages?: number } }
  /** `again` where sending the same once more may help. */
  | { readonly refused: Refusal; readonly again?: true };

/** Why a file was not taken, in the language that the page has when it is asked. */
export type Refusal = (step: StepWords, field: FieldWords) => string;

interface SendFile {
  /** Media types that may be chosen; empty where the form names none. */
  readonly types: readonly string[];
  /** @param begin told what is sent, just before it is; false when it is wanted no longer */
  readonly send: (
    chosen: File,
    begin: (about: AboutFile, file: File, type: string) => boolean,
    upload: Upload,
  ) => Promise<SentFile>;
}

/** As long as the gateway takes; the end of a name says more than its beginning. */
export const LONGEST_NAME = 120;

/** Sends a file, which the gateway keeps. A picture that is too large is made smaller first; kind and size are judged before a byte
 * is sent: `ui:options.types` and `maxBytes`, each a literal or a pointer to a constant.
 * @param typeOf the kind of a file by its bytes; `undefined` for one that the widget does not take */
export function useSendFile(
  { field }: WidgetProps,
  widget: 'imageUpload' | 'fileUpload',
  typeOf: (bytes: Uint8Array) => string | undefined,
): SendFile {
  const { store, words: step } = useStep();
  const call = useFieldCall(field);
  const bound = (name: string): Json | undefined => literalOr(field.options[name], store.scope());
  const types = [bound('types') ?? []].flat().map(String);
  return {
    types,
    send: async (chosen, begin, upload) => {
      const failed = { refused: (now: StepWords) => now.widget(widget, 'failed'), again: true } as const;
      try {
        const most = bound('maxBytes');
        const limit = typeof most === 'number' ? most : Infinity;
        const file = await fitted(chosen, limit);
        const bytes = await readBytes(file);
        const type = typeOf(bytes);
        if (type === undefined || (types.length > 0 && !types.includes(type)))
          return { refused: (_, now) => now.error('type') };
        if (bytes.length > limit) return { refused: (_, now) => now.error('size') };
        const about = { file_name: file.name.slice(-LONGEST_NAME), file_size: bytes.length };
        if (!begin(about, file, type)) return failed;
        const given = { file_name: about.file_name, content: toBase64(bytes) };
        const outcome = await call(given satisfies Given<typeof widget>, upload);
        const { file_id, pages } = outcome.type === 'done' && isJsonObject(outcome.data) ? outcome.data : {};
        if (typeof file_id === 'string')
          return { value: { ...about, file_id, ...(typeof pages === 'number' && { pages }) } };
        if (outcome.type !== 'business') return failed;
        const { code, data } = outcome;
        return step.code(code, data) === undefined ? failed : { refused: (now) => now.code(code, data) ?? '' };
      } catch {
        return failed;
      }
    },
  };
}
