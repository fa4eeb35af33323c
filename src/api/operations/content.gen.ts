/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const contentAppDownClause: Operation<'contentAppDownClause'> = {"path":"/content/appDownClause","reply":{"file_url":"string","title":"string","effective_from":"string","sections":[{"heading":"string","paragraphs":["string"],"rows":[["string"]]}]}};

export const contentAppAdvQuery: Operation<'contentAppAdvQuery'> = {"path":"/content/appAdvQuery","reply":{"list":[{"pic":"string","pic_transfer":"string","pic_type":"string","title?":"string","text?":"string"}]}};
