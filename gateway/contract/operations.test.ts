import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writtenOperations } from './contract.ts';

type Listed = { readonly [operationId: string]: string };

const lists = parse(readFileSync(new URL('../../openapi/operations.yaml', import.meta.url), 'utf8')) as {
  readonly specification: Listed;
  readonly flows: Listed;
  readonly design: Listed;
};
const asked = Object.values(lists).flatMap((list) => Object.entries(list));
const offered = writtenOperations().map(({ operationId, path }) => [operationId, path] as const);
const line = ([operationId, path]: readonly [string, string]) => `${operationId}: ${path}`;

describe('the operations of the contract', () => {
  it('are those that are asked for: none is missing, none is there that nobody asked for (R-CALL-12 to R-CALL-28)', () => {
    expect(offered.map(line).sort()).toEqual(asked.map(line).sort());
  });

  it('are asked for once', () => {
    expect(new Set(asked.map(([, path]) => path)).size).toBe(asked.length);
  });

  it('have their path from the specification where it gives one (R-CALL-12 to R-CALL-21)', () => {
    expect(Object.values(lists.specification).sort()).toEqual([
      '/account/queryAccSleep',
      '/account/slpInfoAfterLogin',
      '/announce/announceQuery',
      '/announce/notice2',
      '/contact/captcha',
      '/contact/contactUs',
      '/content/appAdvQuery',
      '/content/appDownClause',
      '/query/queryGcCode',
      '/userInfoQuery',
    ]);
  });
});
