import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../ui/useLatest.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { imageType } from './imageFile.ts';
import { useSendFile, type Refusal } from './useSendFile.ts';

export interface Upload {
  readonly state: 'idle' | 'uploading' | 'failed';
  readonly message: string | undefined;
  /** How much of the file under way has been sent, from 0 to 1. */
  readonly progress: number;
  /** `blob:` address of the picture chosen on this visit, and the name of its file; never stored. */
  readonly preview: Preview | undefined;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

interface Preview {
  readonly src: string;
  readonly name: string;
}

type Shown = Pick<Upload, 'state'> & { readonly refused?: Refusal };

const IDLE: Shown = { state: 'idle' };

/** Uploads a picture; the gateway keeps it, the answer has its id and name. */
export function useUpload(props: WidgetProps): Upload {
  const { pointer, words } = props;
  // A row moves up when one before it goes, also while its picture is under way.
  const at = useLatest(pointer);
  const { store, words: step } = useStep();
  const { send } = useSendFile(props, 'imageUpload', imageType);
  const [{ state, refused }, setShown] = useState(IDLE);
  const [preview, setPreview] = useState<Preview>();
  const [progress, setProgress] = useState(0);
  /** Of the file under way: aborted once it is removed, replaced, or no longer asked for. */
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview.src)), [preview]);
  useEffect(() => () => underWay.current?.abort(), []);

  const begin = (begun: Shown): AbortSignal => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    store.set(pointer, undefined);
    setPreview(undefined);
    setProgress(0);
    setShown(begun);
    return underWay.current.signal;
  };
  const upload = async (chosen: File): Promise<boolean> => {
    const signal = begin({ state: 'uploading' });
    const sent = await send(
      chosen,
      (_about, file) => {
        if (!signal.aborted) setPreview({ src: URL.createObjectURL(file), name: chosen.name });
        return !signal.aborted;
      },
      { onProgress: (done) => !signal.aborted && setProgress(done), signal },
    );
    if (signal.aborted) return true;
    if ('value' in sent) {
      const { file_id, file_name } = sent.value;
      store.set(at.current, { file_id, file_name });
      setShown(IDLE);
      return true;
    }
    setPreview(undefined);
    setShown({ state: 'failed', refused: sent.refused });
    return false;
  };
  return {
    state,
    message: refused?.(step, words),
    progress,
    preview,
    choose: (chosen) => store.prepare(upload(chosen)),
    remove: () => void begin(IDLE),
  };
}
