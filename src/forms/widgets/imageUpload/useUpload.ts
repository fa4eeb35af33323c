import { useEffect, useRef, useState } from 'react';
import type { Json } from '../../../domain/json.ts';
import { isJsonObject } from '../../../domain/json.ts';
import { literalOr } from '../../answer/stepScope.ts';
import { useFieldCall } from '../../field/useFieldCall.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { fitted } from './fitted.ts';
import { imageType, readBytes, toBase64 } from './imageFile.ts';
import type { Given } from '../givenFields.ts';

export interface Upload {
  readonly state: 'idle' | 'uploading' | 'failed';
  readonly message: string | undefined;
  /** `blob:` address of the picture chosen on this visit; never stored. */
  readonly preview: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly remove: () => void;
}

/** Uploads a picture; the gateway keeps it, the answer has its id and name. One that is too large is made smaller first; kind and
 * size are judged before a byte is sent: `ui:options.types` and `maxBytes`, each a literal or a pointer to a constant. */
export function useUpload({ field, pointer, words }: WidgetProps): Upload {
  const { store, words: step } = useStep();
  const call = useFieldCall(field);
  const [shown, setShown] = useState<Pick<Upload, 'state' | 'message'>>({ state: 'idle', message: undefined });
  const [preview, setPreview] = useState<string>();
  const latest = useRef(0);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const limit = (): number => {
    const most = literalOr(field.options.maxBytes, store.scope());
    return typeof most === 'number' ? most : Infinity;
  };
  const refusal = (bytes: Uint8Array): string | undefined => {
    const types = literalOr(field.options.types, store.scope());
    const type = imageType(bytes);
    if (type === undefined || (Array.isArray(types) && !(types as readonly Json[]).includes(type)))
      return words.error('type');
    return bytes.length > limit() ? words.error('size') : undefined;
  };
  const fail = (message: string): void => setShown({ state: 'failed', message });
  const send = async (chosen: File, turn: number): Promise<void> => {
    const file = await fitted(chosen, limit());
    const bytes = await readBytes(file);
    const refused = refusal(bytes);
    if (turn !== latest.current) return;
    if (refused !== undefined) return fail(refused);
    setPreview(URL.createObjectURL(file));
    const outcome = await call({ file_name: file.name, content: toBase64(bytes) } satisfies Given<'imageUpload'>);
    if (turn !== latest.current) return;
    const id = outcome.type === 'done' && isJsonObject(outcome.data) ? outcome.data.file_id : undefined;
    if (typeof id === 'string') {
      store.set(pointer, { file_id: id, file_name: file.name });
      setShown({ state: 'idle', message: undefined });
      return;
    }
    setPreview(undefined);
    const known = outcome.type === 'business' ? step.code(outcome.code, outcome.data) : undefined;
    fail(known ?? step.widget('imageUpload', 'failed'));
  };

  return {
    ...shown,
    preview,
    choose: async (file) => {
      const turn = (latest.current += 1);
      store.set(pointer, undefined);
      setPreview(undefined);
      setShown({ state: 'uploading', message: undefined });
      try {
        await send(file, turn);
      } catch {
        if (turn === latest.current) fail(step.widget('imageUpload', 'failed'));
      }
    },
    remove: () => {
      latest.current += 1;
      store.set(pointer, undefined);
      setPreview(undefined);
      setShown({ state: 'idle', message: undefined });
    },
  };
}
