import { useEffect, useRef, useState } from 'react';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { imageType } from './imageFile.ts';
import { useSendFile } from './useSendFile.ts';

export interface Upload {
  readonly state: 'idle' | 'uploading' | 'failed';
  readonly message: string | undefined;
  /** How much of the file under way has been sent, from 0 to 1. */
  readonly progress: number;
  /** `blob:` address of the picture chosen on this visit; never stored. */
  readonly preview: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly remove: () => void;
}

/** Uploads a picture; the gateway keeps it, the answer has its id and name. */
export function useUpload(props: WidgetProps): Upload {
  const { pointer } = props;
  const { store } = useStep();
  const { send } = useSendFile(props, 'imageUpload', imageType);
  const [shown, setShown] = useState<Pick<Upload, 'state' | 'message'>>({ state: 'idle', message: undefined });
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState(0);
  const latest = useRef(0);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const begin = (state: Upload['state']): number => {
    store.set(pointer, undefined);
    setPreview(undefined);
    setProgress(0);
    setShown({ state, message: undefined });
    return (latest.current += 1);
  };
  return {
    ...shown,
    progress,
    preview,
    choose: async (chosen) => {
      const turn = begin('uploading');
      const isWanted = (): boolean => turn === latest.current;
      const sent = await send(
        chosen,
        (_about, file) => {
          if (isWanted()) setPreview(URL.createObjectURL(file));
          return isWanted();
        },
        (done) => isWanted() && setProgress(done),
      );
      if (!isWanted()) return;
      if ('value' in sent) {
        const { file_id, file_name } = sent.value;
        store.set(pointer, { file_id, file_name });
        setShown({ state: 'idle', message: undefined });
      } else {
        setPreview(undefined);
        setShown({ state: 'failed', message: sent.refused });
      }
    },
    remove: () => void begin('idle'),
  };
}
