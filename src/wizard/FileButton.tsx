import { useState, type ReactNode } from 'react';
import { isJsonObject, type Json } from '../domain/json.ts';
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

/** Lets the browser keep a file. An address is good for minutes only, so every press asks for one of its own, unless a call has
 * given it: who wants it later makes that call again. */
export function FileButton({ file, words, services }: FileButtonProps): ReactNode {
  const texts = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const ask = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const url = file.url ?? (await urlOf(file, services));
    if (typeof url === 'string') download(url);
    setState(typeof url === 'string' ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        look={file.url === undefined ? 'secondary' : 'primary'}
        aria-disabled={state === 'busy'}
        onClick={() => void ask()}
      >
        {words.file(file.op ?? '')}
      </Button>
      {state === 'failed' && (
        <Alert tone="error" announce>
          {texts.text('app', 'wizard.fileFailed')}
        </Alert>
      )}
    </>
  );
}

async function urlOf({ op = '', input }: FileButtonProps['file'], services: FieldServices): Promise<Json | undefined> {
  const reply = await services.call(op, input);
  return reply.type === 'done' && isJsonObject(reply.data) ? reply.data['file_url'] : undefined;
}

/** The reply says that it is to be kept, so the page stays. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
