import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writtenOperations } from '../contract/contract.ts';
import { takesKey } from '../contract/contractOperation.ts';
import { operationDefinitions } from './index.ts';

describe('the operations', () => {
  it('are those of the contract that are not played, each once', () => {
    const implemented = operationDefinitions.map(({ operationId }) => operationId);
    expect(implemented.toSorted()).toEqual(
      writtenOperations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
  });

  it('have a file each, named for the operation', () => {
    const files = readdirSync(new URL('.', import.meta.url), { recursive: true }).map(String);
    for (const { operationId } of operationDefinitions) {
      expect(
        files.some((file) => file.endsWith(`/${operationId}.ts`)),
        operationId,
      ).toBe(true);
    }
  });

  it('happen in one transaction where they take an idempotency key', () => {
    const keyed = writtenOperations()
      .filter(takesKey)
      .map(({ operationId }) => operationId);
    const inSteps = operationDefinitions.filter(({ kind }) => kind === 'steps').map(({ operationId }) => operationId);
    expect(keyed.length).toBeGreaterThan(0);
    expect(inSteps.filter((operationId) => keyed.includes(operationId))).toEqual([]);
  });
});
