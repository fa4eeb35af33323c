import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { whenLoaded } from '../../ui/whenLoaded.tsx';
import { printed } from '../field/printed.ts';
import { CopyValue } from './CopyValue.tsx';
import type { SummaryRow } from './SummaryRow.ts';

const SmsLink = whenLoaded(async () => (await import('../../ui/SmsLink/SmsLink.tsx')).SmsLink);
const SecretText = whenLoaded(async () => (await import('../../ui/SecretText/SecretText.tsx')).SecretText);
const QrCode = whenLoaded(async () => (await import('../../ui/QrCode/QrCode.tsx')).QrCode);

interface SummaryTextProps {
  readonly row: SummaryRow;
  readonly words: StepWords;
}

/** A value of a summary as it is read: drawn where it is to be scanned, and with the way to send it where it is a text message. */
export function SummaryText({ row, words }: SummaryTextProps): ReactNode {
  const { label, value, role, smsTo, print, lines } = row;
  if (lines)
    return (
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    );
  if (print) return <SecretText text={printed(value, print)} />;
  if (role === 'qrCode')
    return (
      <QrCode value={value} label={label} saveLabel={words.widget('summary', 'saveQrCode')}>
        <CopyValue row={row} words={words} />
      </QrCode>
    );
  if (smsTo === undefined) return value;
  const [openLabel, scanLabel] = [words.widget('summary', 'openSms'), words.widget('summary', 'scanSms')];
  return (
    <>
      {value}
      <SmsLink to={smsTo} text={value} openLabel={openLabel} scanLabel={scanLabel} />
    </>
  );
}
