/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const fileUpload: Operation<'fileUpload'> = {"path":"/file/upload","reply":{"file_id":"string"}};

export const fileUploadDocument: Operation<'fileUploadDocument'> = {"path":"/file/uploadDocument","reply":{"file_id":"string","pages?":"number"}};
