import type { JsonObject } from '../../src/domain/json.ts';
import { bundleDocument, CONTRACT_FILE } from './bundleDocument.ts';

/** The contract without operations that are played: what has code, and types for it. */
export function writtenDocument(root: string = CONTRACT_FILE): JsonObject {
  return bundleDocument(root, (post) => post['x-played'] === true);
}
