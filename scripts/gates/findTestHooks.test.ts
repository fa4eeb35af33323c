import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTestHooks } from './findTestHooks.ts';

describe('findTestHooks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/test-hooks-`);
    mkdirSync(`${folder}/assets`);
    writeFileSync(`${folder}/index.html`, '<script src="/assets/main.js"></script>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds nothing in a build without test hooks', () => {
    writeFileSync(`${folder}/assets/main.js`, 'fetch("/gateway/gc4-app-server/login")');
    expect(findTestHooks(folder)).toEqual([]);
  });

  it('finds a planted call of the sandbox, and where it stands', () => {
    writeFileSync(`${folder}/assets/main.js`, 'const a = 1; fetch("/sandbox/clock")');
    expect(findTestHooks(folder)).toEqual([
      { file: 'assets/main.js', excerpt: expect.stringContaining('/sandbox/clock') },
    ]);
  });
});
