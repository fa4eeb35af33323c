import type { Member } from '../people/member.ts';
import { paramError } from '../shared/failure.ts';

interface Asked {
  readonly operation?: string;
  readonly channel?: 'sms' | 'mail';
}

/** The e-mail address that a code goes to and proves, because it is about to become an FPS identity: a registration asks for an address
 * and proves nothing of it. The code for everything else goes to the phone. */
export function addressToProve({ operation, channel }: Asked, { email }: Pick<Member, 'email'>): string | undefined {
  if (channel !== 'mail') return undefined;
  if (operation !== 'fpsRegister' || email === '') throw paramError('/channel', 'unsuitable');
  return email;
}
