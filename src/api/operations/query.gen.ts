/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const queryGcCode: Operation<'queryGcCode'> = {"path":"/query/queryGcCode","reply":{"code_list":[{"code":"string","name_tw":"string","name_cn":"string","name_en":"string"}]}};
