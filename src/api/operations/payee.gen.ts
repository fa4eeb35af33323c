/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const payeeList: Operation<'payeeList'> = {"path":"/payee/list","reply":{"list":[{"payee_id":"string","name":"string","payee_name?":"string","type":"string","number_mask":"string","bank_name?":"string","saved_at":"string"}]}};

export const payeeRename: Operation<'payeeRename'> = {"path":"/payee/rename","reply":{}};

export const payeeRemove: Operation<'payeeRemove'> = {"path":"/payee/remove","reply":{}};
