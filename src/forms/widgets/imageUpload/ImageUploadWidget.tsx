import { useRef } from 'react';
import type { ReactNode } from 'react';
import { isJsonObject } from '../../../domain/json.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { FileInput, HELD_IN_HAND } from './FileInput.tsx';
import { Uploading } from './Uploading.tsx';
import { uploadStyles } from './uploadStyles.ts';
import { useUpload } from './useUpload.ts';

/** A picture of a document: chosen or taken, looked at, uploaded; the value is `{ file_id, file_name }`. */
export function ImageUploadWidget(props: WidgetProps): ReactNode {
  // Not while NEXT waits: for a picture that does not get through it would wait for ever.
  const { words, calling: disabled } = useStep();
  const { pointer, id, describedBy } = props;
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery(HELD_IN_HAND);
  const value = useStore((store) => store.value(pointer));
  const name = isJsonObject(value) && typeof value.file_name === 'string' ? value.file_name : undefined;
  const { state, message, progress, preview, choose, remove } = useUpload(props);
  const isOne = name !== undefined || state === 'uploading';
  const classes = uploadStyles();
  const say = (key: string, named = name ?? ''): string => words.widget('imageUpload', key, { name: named });
  return (
    <FieldStack gap="small">
      {preview && <img className={classes.preview} src={preview.src} alt={say('preview', preview.name)} />}
      {state === 'uploading' && <Uploading say={say} progress={progress} locale={words.locale} />}
      <div role="status">{state === 'idle' && name !== undefined && <p>{say('done')}</p>}</div>
      <div role="alert">{state === 'failed' && message !== undefined && <Alert tone="error">{message}</Alert>}</div>
      <div className={classes.actions}>
        <Button
          ref={button}
          id={id}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {say(isOne ? 'replace' : 'choose')}
        </Button>
        {hasCamera && (
          <Button disabled={disabled} onClick={() => camera.current?.click()}>
            {say('take')}
          </Button>
        )}
        {isOne && (
          <Button
            look="link"
            disabled={disabled}
            onClick={() => {
              remove();
              // Its own button is gone.
              button.current?.focus();
            }}
          >
            {say('remove')}
          </Button>
        )}
      </div>
      <FileInput ref={input} disabled={disabled} onChoose={([file]) => choose(file)} />
      {hasCamera && (
        <FileInput
          ref={camera}
          disabled={disabled}
          onChoose={([file]) => choose(file)}
          capture={props.field.options.camera === 'user' ? 'user' : 'environment'}
        />
      )}
    </FieldStack>
  );
}
