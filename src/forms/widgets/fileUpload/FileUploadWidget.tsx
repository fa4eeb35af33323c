import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { FileInput, HELD_IN_HAND } from '../imageUpload/FileInput.tsx';
import { FileRow } from './FileRow.tsx';
import { fileStyles } from './fileStyles.ts';
import { useFileList, type ShownFile } from './useFileList.ts';

/** Pictures and PDFs: chosen or taken, looked at, uploaded, replaced, removed, each by itself; the value is a list of
 * `{ file_id, file_name, … }`. */
export function FileUploadWidget(props: WidgetProps): ReactNode {
  // Not while NEXT waits: for a file that does not get through it would wait for ever.
  const { words, calling: disabled } = useStep();
  const { id, describedBy, field } = props;
  const { files, progress, most, types, leftOut, add, replace, retry, remove } = useFileList(props);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  /** The name of the file that was removed last. */
  const [removed, setRemoved] = useState<string>();
  const hasCamera = useMediaQuery(HELD_IN_HAND) && types.some((type) => type.startsWith('image/'));
  const classes = fileStyles();
  const say = (key: string, values = {}): string => words.widget('fileUpload', key, values);
  const take = (chosen: readonly File[]): void => {
    setRemoved(undefined);
    add(chosen);
  };
  const nameOf = ({ value: { file_name } }: ShownFile, at: number): string => {
    const isOnlyOne = files.filter(({ value }) => value.file_name === file_name).length === 1;
    return isOnlyOne ? file_name : `${file_name} (${at + 1})`;
  };
  const there = files.filter(({ state }) => state === 'there').length;
  const isBusy = files.some(({ state }) => state === 'waiting' || state === 'uploading');
  return (
    <FieldStack gap="small">
      {files.length > 0 && (
        <ul className={classes.list}>
          {files.map((file, at) => (
            <FileRow
              key={file.key}
              file={file}
              name={nameOf(file, at)}
              progress={progress}
              message={file.refused?.(words, props.words)}
              accept={types.join(',')}
              disabled={disabled}
              onReplace={(chosen) => {
                setRemoved(undefined);
                replace(file.key, chosen);
              }}
              onRetry={() => {
                setRemoved(undefined);
                retry(file.key);
              }}
              onRemove={() => {
                remove(file.key);
                setRemoved(nameOf(file, at));
                // Its own button is gone.
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div role="status">{removed !== undefined && say('removed', { name: removed })}</div>
      <div role="status">{!isBusy && there > 0 && say('count', { there, most: most === Infinity ? there : most })}</div>
      <div role="alert">
        {leftOut.length > 0 && <Alert tone="error">{say('tooMany', { most, names: leftOut.join(', ') })}</Alert>}
      </div>
      <div className={classes.actions}>
        <Button
          ref={button}
          id={id}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {say(files.length === 0 ? 'choose' : 'add')}
        </Button>
        {hasCamera && (
          <Button disabled={disabled} onClick={() => camera.current?.click()}>
            {say('take')}
          </Button>
        )}
      </div>
      <FileInput ref={input} disabled={disabled} accept={types.join(',')} multiple={most > 1} onChoose={take} />
      {hasCamera && (
        <FileInput
          ref={camera}
          disabled={disabled}
          onChoose={take}
          capture={field.options.camera === 'user' ? 'user' : 'environment'}
        />
      )}
    </FieldStack>
  );
}
