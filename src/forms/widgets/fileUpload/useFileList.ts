import { useEffect, useRef, useState } from 'react';
import type { Json } from '../../../domain/json.ts';
import { useLatest } from '../../../ui/useLatest.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { imageType } from '../imageUpload/imageFile.ts';
import { LONGEST_NAME, useSendFile, type AboutFile, type Refusal } from '../imageUpload/useSendFile.ts';
import { uploadedFiles, type UploadedFile } from './uploadedFile.ts';

/** A file of the list as it is shown. */
export interface ShownFile {
  readonly key: number;
  readonly value: UploadedFile;
  readonly state: 'there' | 'waiting' | 'uploading' | 'failed';
  /** What went wrong with it. */
  readonly refused?: Refusal;
  /** `blob:` address of a picture chosen on this visit; never stored. */
  readonly preview?: string;
  /** What is sent once more when that may help. */
  readonly again?: File;
}

export interface FileList {
  readonly files: readonly ShownFile[];
  /** How much of the file under way has been sent, from 0 to 1. */
  readonly progress: number;
  readonly most: number;
  /** Media types that may be chosen. */
  readonly types: readonly string[];
  /** Names of files that had no place. */
  readonly leftOut: readonly string[];
  readonly add: (chosen: readonly File[]) => void;
  readonly replace: (key: number, file: File) => void;
  readonly retry: (key: number) => void;
  readonly remove: (key: number) => void;
}

const PDF = '%PDF-';

/** Several files, each with its own state; the gateway keeps them, the answer has their ids and names. They are sent one after
 * another, and NEXT waits for them; for one that is removed or replaced nothing waits. A file that has not arrived stands in the
 * answer by its name: it is there again after Back or a reload, to be chosen once more. */
export function useFileList(props: WidgetProps): FileList {
  const { field, pointer } = props;
  const { store } = useStep();
  // A row moves up when one before it goes, also while its files are under way.
  const at = useLatest(pointer);
  const { types, send: sendFile } = useSendFile(props, 'fileUpload', typeOf);
  const held = useStore((current) => current.value(pointer));
  const keys = useRef(0);
  const shownOf = (value: UploadedFile): ShownFile => ({
    key: (keys.current += 1),
    value,
    ...(value.file_id === undefined
      ? { state: 'failed', refused: (now) => now.widget('fileUpload', 'lost') }
      : { state: 'there' }),
  });
  const list = useRef<readonly ShownFile[]>([]);
  const written = useRef<Json | undefined>(undefined);
  const [, render] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState(0);
  const queue = useRef(Promise.resolve());
  const isHere = useRef(true);
  /** Ends the sending of the file under way, and the wait for it, when it is wanted no longer. */
  const letGo = useRef((): unknown => undefined);

  // On arrival, and whenever somebody else has changed the answer.
  if (JSON.stringify(held) !== JSON.stringify(written.current)) {
    written.current = held;
    list.current = uploadedFiles(held).map(shownOf);
  }
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      letGo.current();
      for (const { preview } of list.current) if (preview !== undefined) URL.revokeObjectURL(preview);
    };
  }, []);

  const show = (files: readonly ShownFile[]): void => {
    for (const { key, preview } of list.current)
      if (preview !== undefined && files.find((file) => file.key === key)?.preview !== preview)
        URL.revokeObjectURL(preview);
    list.current = files;
    written.current = files.length > 0 ? files.map(({ value }) => ({ ...value })) : undefined;
    store.set(at.current, written.current);
    render((count) => count + 1);
  };
  useEffect(() => {
    letGo.current();
    // What was kept while the question took one file becomes a list of it.
    if (held !== undefined && !Array.isArray(held)) show(list.current);
  });
  const change = (key: number, to: (file: ShownFile) => Omit<ShownFile, 'key'>): void =>
    show(list.current.map((file) => (file.key === key ? { ...to(file), key } : file)));
  const maxItems = field.schema.maxItems;
  const most = typeof maxItems === 'number' ? maxItems : Infinity;

  const send = async (key: number, chosen: File): Promise<void> => {
    // Not removed, or replaced, meanwhile.
    const isWanted = (): boolean =>
      isHere.current && list.current.some((file) => file.key === key && file.again === chosen);
    if (!isWanted()) return;
    const sender = new AbortController();
    const unwanted = new Promise<undefined>((resolve) => {
      letGo.current = () => {
        if (isWanted()) return;
        sender.abort();
        resolve(undefined);
      };
    });
    setProgress(0);
    change(key, (file) => ({ ...file, state: 'uploading' }));
    const begin = (value: AboutFile, file: File, type: string): boolean => {
      if (!isWanted()) return false;
      const preview = type === PDF_TYPE ? {} : { preview: URL.createObjectURL(file) };
      change(key, () => ({ value, state: 'uploading', again: chosen, ...preview }));
      return true;
    };
    const sending = sendFile(chosen, begin, {
      onProgress: (done) => isWanted() && setProgress(done),
      signal: sender.signal,
    });
    const sent = await Promise.race([sending, unwanted]);
    if (!sent || !isWanted()) return;
    if ('value' in sent)
      change(key, ({ preview }) => ({ value: sent.value, state: 'there', ...(preview !== undefined && { preview }) }));
    else
      change(key, ({ value }) => ({
        value: nameOnly(value),
        state: 'failed',
        refused: sent.refused,
        ...(sent.again && { again: chosen }),
      }));
  };
  const enqueue = (key: number, file: File): void => {
    queue.current = queue.current.then(() => send(key, file));
    store.prepare(queue.current);
  };
  const waiting = (key: number, file: File): ShownFile => ({
    key,
    value: { file_name: file.name.slice(-LONGEST_NAME) },
    state: 'waiting',
    again: file,
  });

  return {
    files: list.current,
    progress,
    most,
    types,
    leftOut,
    add: (chosen) => {
      const room = Math.max(0, most - list.current.length);
      const added = chosen.slice(0, room).map((file) => waiting((keys.current += 1), file));
      setLeftOut(chosen.slice(room).map(({ name }) => name));
      if (added.length > 0) show([...list.current, ...added]);
      for (const { key, again } of added) if (again) enqueue(key, again);
    },
    replace: (key, file) => {
      setLeftOut([]);
      change(key, () => waiting(key, file));
      enqueue(key, file);
    },
    retry: (key) => {
      const file = list.current.find((one) => one.key === key)?.again;
      if (!file) return;
      change(key, () => waiting(key, file));
      enqueue(key, file);
    },
    remove: (key) => {
      setLeftOut([]);
      show(list.current.filter((file) => file.key !== key));
    },
  };
}

const PDF_TYPE = 'application/pdf';

/** The kind of a file by its first bytes, whatever its name says. */
function typeOf(bytes: Uint8Array): string | undefined {
  return [...PDF].every((letter, at) => bytes[at] === letter.charCodeAt(0)) ? PDF_TYPE : imageType(bytes);
}

const nameOnly = ({ file_name, file_size }: UploadedFile): UploadedFile => ({
  file_name,
  ...(file_size !== undefined && { file_size }),
});
