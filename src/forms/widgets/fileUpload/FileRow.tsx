import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useStep } from '../../field/StepContext.ts';
import { FileInput } from '../imageUpload/FileInput.tsx';
import { Uploading } from '../imageUpload/Uploading.tsx';
import { fileStyles } from './fileStyles.ts';
import { sizeText } from './uploadedFile.ts';
import type { ShownFile } from './useFileList.ts';

interface FileRowProps {
  readonly file: ShownFile;
  /** What tells it from the others. */
  readonly name: string;
  /** How much of it has been sent while it is uploaded, from 0 to 1. */
  readonly progress: number;
  /** What went wrong with it. */
  readonly message: string | undefined;
  readonly accept: string;
  readonly disabled: boolean;
  readonly onReplace: (file: File) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One file of a list: what it is, how far it is, and what can be done with it. */
export function FileRow({
  file,
  name,
  progress,
  message,
  accept,
  disabled,
  onReplace,
  onRetry,
  onRemove,
}: FileRowProps): ReactNode {
  const { words } = useStep();
  const input = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const classes = fileStyles();
  const { value, state, preview, again } = file;
  const say = (key: string, values = {}): string => words.widget('fileUpload', key, { name, ...values });
  const facts = [
    ...(value.file_size === undefined ? [] : [sizeText(value.file_size, words.locale)]),
    ...(value.pages === undefined ? [] : [say('pages', { pages: value.pages })]),
  ];
  const action = (key: string, act: () => void, ref?: RefObject<HTMLButtonElement | null>): ReactNode => (
    <Button ref={ref} look="link" disabled={disabled} onClick={act}>
      {say(key)} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  const retry = (): void => {
    onRetry();
    // Its own button goes.
    replace.current?.focus();
  };
  return (
    <li className={classes.file}>
      <div className={classes.about}>
        {preview !== undefined && <img className={classes.preview} src={preview} alt={say('preview')} />}
        <div className={classes.text}>
          <p className={classes.name}>{name}</p>
          {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
          <div role="status">
            {state === 'there' && (
              <p>
                {say('done')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </p>
            )}
          </div>
        </div>
      </div>
      {state === 'waiting' && <p className={classes.facts}>{say('waiting')}</p>}
      {state === 'uploading' && <Uploading say={say} progress={progress} locale={words.locale} />}
      <div role="alert">{state === 'failed' && message !== undefined && <Alert tone="error">{message}</Alert>}</div>
      <div className={classes.actions}>
        {state === 'failed' && again && action('retry', retry)}
        {action('replace', () => input.current?.click(), replace)}
        {action('remove', onRemove)}
      </div>
      <FileInput ref={input} disabled={disabled} accept={accept} onChoose={([one]) => onReplace(one)} />
    </li>
  );
}
