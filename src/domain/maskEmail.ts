/** An e-mail address of which the first quarter is shown and 60% hidden (AMB-20): `maskEmail('sample@example.com')` →
 * `samp***********com`. No address stays none. */
export function maskEmail(email: string): string {
  const characters = [...email];
  const shown = Math.max(1, Math.floor(characters.length / 4));
  const hidden = Math.ceil((characters.length * 3) / 5);
  const rest = characters.slice(shown + hidden).join('');
  return (
    characters.slice(0, shown).join('') + '*'.repeat(Math.max(0, Math.min(hidden, characters.length - shown))) + rest
  );
}
