/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const flowOutcome: Operation<'flowOutcome'> = {"path":"/flow/outcome","reply":{"state":"string","operation?":"string","reply?":{"return_code":"string","return_desc":"string","ret_data":"json"}}};

export const flowRecordList: Operation<'flowRecordList'> = {"path":"/flow/recordList","reply":{"list":[{"flow":"string","record":{"format":"json","id":"string"},"revision":"number","saved_at":"string"}]}};

export const flowRecordSave: Operation<'flowRecordSave'> = {"path":"/flow/recordSave","reply":{"revision":"number"}};

export const flowRecordDrop: Operation<'flowRecordDrop'> = {"path":"/flow/recordDrop","reply":{}};
