import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingCatalogue } from './findingCatalogue.ts';
import { FINDING_KINDS } from './findingKinds.ts';

/** `UPDATE_DOCS=1` writes the page anew. */
test('docs/findings.md has every kind of finding', async () => {
  const page = findingCatalogue();
  if (process.env['UPDATE_DOCS']) (await import('node:fs')).writeFileSync('docs/findings.md', page);
  expect(readFileSync('docs/findings.md', 'utf8')).toBe(page);
});

test('every reason is a clause that a full stop can follow', () => {
  for (const why of Object.values(FINDING_KINDS)) expect(why).toMatch(/^[A-Z].*[^.]$/);
});
