import { maskEmail } from '../../src/domain/maskEmail.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';

/** Where a code goes: by SMS to a number, or by mail to an address that it has to prove. */
export interface CodeAddress extends MobileNumber {
  readonly byMail?: string;
}

/** How it is sent there, what counts it, and what is shown of it. */
export function wayTo({ areaCode, mobNo, byMail }: CodeAddress, mask = maskMobile(mobNo)) {
  const shown = { mob_no_mask: mask };
  if (byMail !== undefined) {
    const masks = { ...shown, email_mask: maskEmail(byMail) };
    return { channel: 'mail', recipient: byMail, number: `mail ${byMail}`, shown: masks } as const;
  }
  const number = `${areaCode} ${mobNo}`;
  return { channel: 'sms', recipient: `+${number}`, number, shown } as const;
}
