/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const announceQuery: Operation<'announceQuery'> = {"path":"/announce/announceQuery","reply":{"total":"number","list":[{"announce_id":"string","title":"string","content":"string","publish_time":"string","pictures?":[{"picture":"string","alt":"string"}]}]}};

export const announceNotice2: Operation<'announceNotice2'> = {"path":"/announce/notice2","reply":{"title_tw":"string","title_cn":"string","title_en":"string","content_tw":"string","content_cn":"string","content_en":"string"}};
