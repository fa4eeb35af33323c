import type { ReactNode } from 'react';
import { isJsonObject } from '../domain/json.ts';
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
  return (
    <DownloadButton
      look={file.url === undefined ? 'secondary' : 'primary'}
      label={words.file(file.op ?? '')}
      failed={texts.text('app', 'wizard.fileFailed')}
      address={async () => file.url ?? (await addressOf(file, services))}
    />
  );
}

async function addressOf(
  { op = '', input }: FileButtonProps['file'],
  services: FieldServices,
): Promise<string | undefined> {
  const reply = await services.call(op, input);
  const url = reply.type === 'done' && isJsonObject(reply.data) ? reply.data['file_url'] : undefined;
  return typeof url === 'string' ? url : undefined;
}
