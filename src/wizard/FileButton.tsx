import type { ReactNode } from 'react';
import { isJsonObject, type Json } from '../domain/json.ts';
import type { EndView } from '../engine/view.ts';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import type { StepWords } from '../i18n/stepWords.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { DownloadButton } from '../ui/DownloadButton/DownloadButton.tsx';

interface FileButtonProps {
  readonly file: NonNullable<EndView['file']>;
  readonly words: StepWords;
  readonly services: FieldServices;
}

/** The file of an end, to keep. One that a call has given is good for minutes: who wants it later makes that call again. */
export function FileButton({ file, words, services }: FileButtonProps): ReactNode {
  const texts = useTexts();
  const address = async (): Promise<string | undefined> => {
    const url = file.url ?? (await urlOf(file, services));
    return typeof url === 'string' ? url : undefined;
  };
  return (
    <DownloadButton
      look={file.url === undefined ? 'secondary' : 'primary'}
      label={words.file(file.op ?? '')}
      failed={texts.text('app', 'wizard.fileFailed')}
      address={address}
    />
  );
}

async function urlOf({ op = '', input }: FileButtonProps['file'], services: FieldServices): Promise<Json | undefined> {
  const reply = await services.call(op, input);
  return reply.type === 'done' && isJsonObject(reply.data) ? reply.data['file_url'] : undefined;
}
