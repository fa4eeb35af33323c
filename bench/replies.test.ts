import { expect, it } from 'vitest';
import { writtenOperations } from '../gateway/contract/contract.ts';
import { replies, replyOf } from './replies.ts';

const operations = new Map(writtenOperations().map((operation) => [operation.path, operation]));

/** Else the pages that are measured would show that a reply is incomplete, and nothing would be measured. */
it.each(Object.keys(replies))('what is answered at %s is what the contract says', (path) => {
  expect(operations.get(path)?.checkReply(replyOf(path, {}))).toEqual([]);
});
