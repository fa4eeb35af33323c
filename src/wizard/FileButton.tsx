import { useState, type ReactNode } from 'react';
import { isJsonObject } from '../domain/json.ts';
import type { EndView } from '../engine/view.ts';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import type { StepWords } from '../i18n/stepWords.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';

interface FileButtonProps {
  readonly file: NonNullable<EndView['file']>;
  readonly words: StepWords;
  readonly services: FieldServices;
}

/** Asks for a file and lets the browser keep it. The address is good for minutes only, so every press asks for one of its own. */
export function FileButton({ file, words, services }: FileButtonProps): ReactNode {
  const texts = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const ask = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const reply = await services.call(file.op, file.input);
    const url = reply.type === 'done' && isJsonObject(reply.data) ? reply.data['file_url'] : undefined;
    if (typeof url === 'string') download(url);
    setState(typeof url === 'string' ? 'idle' : 'failed');
  };
  return (
    <>
      <Button aria-disabled={state === 'busy'} onClick={() => void ask()}>
        {words.file(file.op)}
      </Button>
      {state === 'failed' && (
        <Alert tone="error" announce>
          {texts.text('app', 'wizard.fileFailed')}
        </Alert>
      )}
    </>
  );
}

/** The reply says that it is to be kept, so the page stays. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
