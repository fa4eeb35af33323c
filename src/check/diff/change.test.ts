import { expect, test } from 'vitest';
import { diffText } from './change.ts';

const changes = [
  { subject: 'words', flow: 'reset-email', sentence: 'English words added: "<b>*Now*</b> [[guide]] my_field `x`".' },
] as const;

test('what is quoted reads in a pull request as it is written', () => {
  expect(diffText(changes, true)).toBe(
    '## reset-email\n### Words\n- English words added: "\\<b>\\*Now\\*\\</b> \\[\\[guide]] my_field \\`x\\`".',
  );
  expect(diffText(changes, false)).toContain('"<b>*Now*</b> [[guide]] my_field `x`"');
});
