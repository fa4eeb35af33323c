import type { MemberSecrets } from './members.ts';

/** What an account still lacks: asked for after a sign-in by card details (AMB-37). */
export function missingInformation({ member, passwordHash, payPasswordHash }: MemberSecrets) {
  return {
    mobile: member.mobNo === '',
    email: member.email === '',
    password: passwordHash === undefined,
    pay_password: payPasswordHash === undefined,
  };
}
