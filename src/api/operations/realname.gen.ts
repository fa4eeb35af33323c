/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const realnameQueryStatus: Operation<'realnameQueryStatus'> = {"path":"/realname/queryStatus","reply":{"realname_status":"string","review_state":"string","apply_no?":"string","submitted_at?":"string","answer_from?":"string","answer_by?":"string","decline_reason?":"string","decline_reason_tw?":"string","decline_reason_cn?":"string","decline_reason_en?":"string","previous?":{"name_cn?":"string","name_en":"string","sex?":"string","birth_date?":"string","email?":"string","area_code?":"string","mob_no?":"string","occupation?":"string","position?":"string","address?":"string","account_purpose?":"string","source_of_funds?":"string","source_of_wealth?":"string"},"doc_no_mask?":"string"}};

export const realnameLinkExisting: Operation<'realnameLinkExisting'> = {"path":"/realname/linkExisting","reply":{"customer_name_mask":"string"}};

export const realnameOcrCheck: Operation<'realnameOcrCheck'> = {"path":"/realname/ocrCheck","reply":{"doc_no_mask":"string","reading_id":"string"}};

export const realnameFaceCheck: Operation<'realnameFaceCheck'> = {"path":"/realname/faceCheck","reply":{"ticket":"string","expire_time":"string"}};

export const realnameSubmit: Operation<'realnameSubmit'> = {"path":"/realname/submit","reply":{"apply_no":"string","review_state":"string","submitted_at":"string","answer_from":"string","answer_by":"string"}};

export const realnameModify: Operation<'realnameModify'> = {"path":"/realname/modify","reply":{"apply_no":"string","review_state":"string","submitted_at":"string","answer_from":"string","answer_by":"string"}};
