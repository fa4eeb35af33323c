/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const fpsPayeeCheck: Operation<'fpsPayeeCheck'> = {"path":"/fps/payeeCheck","reply":{"payee_name_mask":"string","bank_name":"string"}};

export const fpsQuery: Operation<'fpsQuery'> = {"path":"/fps/query","reply":{"fpsList":[{"proxy_type":"string","proxy_id_mask":"string","account_id":"string","bank_code":"string","account_number":"string","account_name":"string","default_flag":"boolean","registered_at":"string"}],"fpsId?":"string","qrcodeTxt?":"string","need_set_default":"boolean"}};

export const fpsRegister: Operation<'fpsRegister'> = {"path":"/fps/register","reply":{"fpsId?":"string","qrcodeTxt?":"string"}};

export const fpsSetDefault: Operation<'fpsSetDefault'> = {"path":"/fps/setDefault","reply":"json"};

export const fpsDelete: Operation<'fpsDelete'> = {"path":"/fps/delete","reply":"json"};
