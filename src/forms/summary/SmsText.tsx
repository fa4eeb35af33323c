import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { whenLoaded } from '../../ui/whenLoaded.tsx';

const SmsLink = whenLoaded(async () => (await import('../../ui/SmsLink/SmsLink.tsx')).SmsLink);

interface SmsTextProps {
  readonly text: string;
  /** The number that the member is to send it to; a text that is only to be read has none. */
  readonly to: string | undefined;
  readonly words: StepWords;
}

/** A value of a summary, with the way to send it where it is a text message. */
export function SmsText({ text, to, words }: SmsTextProps): ReactNode {
  if (to === undefined) return text;
  const [openLabel, scanLabel] = [words.widget('summary', 'openSms'), words.widget('summary', 'scanSms')];
  return (
    <>
      {text}
      <SmsLink to={to} text={text} openLabel={openLabel} scanLabel={scanLabel} />
    </>
  );
}
