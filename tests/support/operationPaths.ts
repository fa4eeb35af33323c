import { bundleDocument } from '../../gateway/contract/bundleDocument.ts';
import { readOperations } from '../../gateway/contract/contractOperation.ts';

/** Path of each operation below the gateway's prefix, from the contract. */
export const operationPaths: { readonly [operationId: string]: string } = Object.fromEntries(
  readOperations(bundleDocument()).map(({ operationId, path }) => [operationId, path]),
);
