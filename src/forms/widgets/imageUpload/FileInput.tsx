import type { ReactNode, RefObject } from 'react';

/** A telephone or a tablet: what is pointed with is a finger. */
export const HELD_IN_HAND = '(pointer: coarse)';

type Files = readonly [File, ...File[]];

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly disabled: boolean;
  readonly onChoose: (files: Files) => void;
  /** Media types; without any, pictures. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Which camera opens, in place of the files. */
  readonly capture?: 'user' | 'environment';
}

/** What opens the files, or the camera, of a device; it is never seen nor read out: a button does it. */
export function FileInput({ ref, disabled, onChoose, accept, multiple, capture }: FileInputProps): ReactNode {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept ?? 'image/jpeg,image/png'}
      multiple={multiple}
      capture={capture}
      hidden
      disabled={disabled}
      onChange={(event) => {
        const [first, ...more] = event.target.files ?? [];
        // The same file may be chosen again.
        event.target.value = '';
        if (first) onChoose([first, ...more]);
      }}
    />
  );
}
