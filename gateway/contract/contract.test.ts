import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { formFields } from '../../src/rules/formSchema.ts';
import { writtenDocument } from './writtenDocument.ts';
import { generateTypes } from './generateTypes.ts';
import { loadContract, writtenOperations } from './contract.ts';
import { takesKey } from './contractOperation.ts';
import { inlined } from './inlined.ts';

const root = new URL('../../', import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8');
const contract = loadContract();
const document = contract.document;
const posts = Object.entries(document.paths as JsonObject).map(
  ([path, item]) => [path, (item as JsonObject).post as JsonObject] as const,
);
const pathFiles = readdirSync(new URL('openapi/paths', root), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.yaml'));

describe('the contract', () => {
  it('is OpenAPI 3.1 under the prefix of the specification (R-CALL-03)', () => {
    expect(document.openapi).toBe('3.1.0');
    expect((document.servers as readonly JsonObject[])[0]?.url).toBe('/gateway/gc4-app-server');
  });

  it('has every path file, named for its operation, in the folder of its area', () => {
    const expected = posts.map(([, post]) => `${(post.tags as string[])[0]}/${post.operationId}.yaml`);
    expect(pathFiles.sort()).toEqual(expected.sort());
  });

  it('has its generated types fresh: else run `node --import tsx scripts/generate-types.js`', async () => {
    expect(await generateTypes(writtenDocument())).toBe(readText('src/api/gateway.gen.ts'));
  });

  it.each(contract.operations)('has schemas of $operationId that Ajv takes strictly', (operation) => {
    const { checkRequest, checkReply, checkCodeData, returnCodes } = operation;
    const checks = [checkRequest, checkReply, ...returnCodes.map((code) => checkCodeData(code)!)];
    for (const check of checks) expect(check(null)).not.toEqual([]);
  });

  it('tidies texts by fields that stand beside them', () => {
    const astray = contract.operations.flatMap(({ operationId, request }) => {
      const fields = formFields(inlined(request, document));
      const names = new Set(fields.map(({ tokens }) => tokens.join('/')));
      return fields
        .flatMap(({ tokens, schema }) =>
          besideOf(schema['x-tidy']).map((name) => [...tokens.slice(0, -1), name].join('/')),
        )
        .filter((name) => !names.has(name))
        .map((name) => `${operationId}/${name}`);
    });
    expect(astray).toEqual([]);
  });

  it('says of tickets which operation gives them, and what that is told of what they are sent with', () => {
    const requests = new Map(
      contract.operations.map(({ operationId, request }) => [operationId, formFields(inlined(request, document))]),
    );
    const names = (operationId: string) => requests.get(operationId)?.map(({ tokens }) => tokens.join('/'));
    const marks = [...requests].flatMap(([operationId, fields]) =>
      fields.flatMap(({ schema }) => {
        const mark = schema['x-ticket'] as { from: string; told?: { [name: string]: string } } | undefined;
        return mark ? [{ operationId, ...mark }] : [];
      }),
    );
    expect(marks.length).toBeGreaterThan(0);
    for (const { operationId, from, told = {} } of marks) {
      expect(names(from)).toEqual(expect.arrayContaining(Object.keys(told)));
      expect(names(operationId)).toEqual(expect.arrayContaining(Object.values(told)));
    }
  });

  it('says of amounts without a currency which account they are in the currency of', () => {
    const marks = contract.operations.flatMap(({ operationId, request }) => {
      const fields = formFields(inlined(request, document));
      return fields.flatMap(({ schema }) => {
        const of = schema['x-currency-of'];
        return of === undefined ? [] : [{ operationId, of, isThere: fields.some(({ tokens }) => tokens[0] === of) }];
      });
    });
    expect(marks.map(({ operationId }) => operationId)).toContain('transferQuote');
    expect(marks.filter(({ isThere }) => !isThere)).toEqual([]);
  });

  it('lists no code that the catalogue of return codes does not know (AMB-55)', () => {
    const known = Object.keys((JSON.parse(readText('content/return-codes.json')) as { codes: object }).codes);
    const listed = [...contract.commonCodes, ...contract.operations.flatMap(({ returnCodes }) => returnCodes)];
    expect(listed.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('gives every string of a request a bound or a pattern', () => {
    const unbounded = contract.operations.flatMap(({ operationId, request }) =>
      openStrings(request).map((at) => `${operationId}${at}`),
    );
    expect(unbounded).toEqual([]);
  });

  it('marks exactly these fields as secret', () => {
    const marked = writtenOperations().flatMap(({ operationId, requestSecrets, replySecrets }) => [
      ...[...requestSecrets].map(([at, kind]) => `${operationId} > ${at} ${kind}`),
      ...[...replySecrets].map(([at, kind]) => `${operationId} < ${at} ${kind}`),
    ]);
    expect(marked.sort()).toMatchInlineSnapshot(`
      [
        "accountClose > /face_ticket ticket",
        "accountClose > /otp_ticket ticket",
        "accountClose > /ticket ticket",
        "accountReveal < /account_no pan",
        "accountReveal > /ticket ticket",
        "accountSlpInfoAfterLogin > /doc_front_file_id image",
        "accountSlpInfoAfterLogin > /otp_ticket ticket",
        "authOtp < /ticket ticket",
        "authOtp > /otp otp",
        "authPayPwd < /ticket ticket",
        "authPayPwd > /pay_pwd pin",
        "bankBind > /bank_card_no pan",
        "bankBind > /doc_no idno",
        "bankBind > /otp otp",
        "bankUnbind > /ticket ticket",
        "cardActivateByCode < /act_ticket proof",
        "cardActivateByCode > /activation_code password",
        "cardActivateByInfo < /act_ticket proof",
        "cardActivateByInfo > /card_no pan",
        "cardActivateByInfo > /cvc2 cvc",
        "cardActivateByInfo > /expiry_date pan",
        "cardActivateFinish > /act_ticket proof",
        "cardActivateFinish > /birth_md idno",
        "cardActivateFinish > /login_pwd password",
        "cardActivateFinish > /otp otp",
        "cardActivateFinish > /pay_pwd pin",
        "cardAdd > /activation_code password",
        "cardAdd > /card_no pan",
        "cardAdd > /cvc2 cvc",
        "cardAdd > /expiry_date pan",
        "cardAdd > /otp_ticket ticket",
        "cardApplySubmit > /otp otp",
        "cardBuyChip > /ticket ticket",
        "cardCancel > /bank_card_no pan",
        "cardCancel > /otp_ticket ticket",
        "cardCancel > /ticket ticket",
        "cardChipApply > /ticket ticket",
        "cardEnableWallet > /otp_ticket ticket",
        "cardLock > /ticket ticket",
        "cardNew > /ticket ticket",
        "cardRenewChip > /ticket ticket",
        "cardRenewVcn > /ticket ticket",
        "cardReplace > /ticket ticket",
        "cardReveal < /card_no pan",
        "cardReveal < /cvc2 cvc",
        "cardReveal < /expiry_date pan",
        "cardReveal > /ticket ticket",
        "cardUnlock > /ticket ticket",
        "contactContactUs > /captcha otp",
        "fileUpload > /content image",
        "fileUploadDocument > /content image",
        "forgetPwdManualSubmit > /back_file_id image",
        "forgetPwdManualSubmit > /doc_no idno",
        "forgetPwdManualSubmit > /fp_ticket proof",
        "forgetPwdManualSubmit > /front_file_id image",
        "forgetPwdManualSubmit > /selfie_file_id image",
        "forgetPwdSetPwd > /login_pwd password",
        "forgetPwdSetPwd > /verified_ticket proof",
        "forgetPwdStart < /fp_ticket proof",
        "forgetPwdStart > /captcha otp",
        "forgetPwdUplinkCheck < /verified_ticket proof",
        "forgetPwdUplinkCheck > /fp_ticket proof",
        "forgetPwdUplinkStart > /fp_ticket proof",
        "forgetPwdVerifyAnswer < /verified_ticket proof",
        "forgetPwdVerifyAnswer > /answer password",
        "forgetPwdVerifyAnswer > /fp_ticket proof",
        "forgetPwdVerifyOtp < /verified_ticket proof",
        "forgetPwdVerifyOtp > /birth_md idno",
        "forgetPwdVerifyOtp > /fp_ticket proof",
        "forgetPwdVerifyOtp > /otp otp",
        "forgetPwdVerifyOtpId < /verified_ticket proof",
        "forgetPwdVerifyOtpId > /doc_no idno",
        "forgetPwdVerifyOtpId > /fp_ticket proof",
        "forgetPwdVerifyOtpId > /otp otp",
        "fpsDelete > /otp_ticket ticket",
        "fpsRegister > /otp_ticket ticket",
        "fpsSetDefault > /otp_ticket ticket",
        "giftcardActivate > /activation_code password",
        "giftcardActivate > /card_no pan",
        "giftcardActivate > /otp otp",
        "giftcardActivate > /pay_pwd pin",
        "giftcardActivate > /query_ticket ticket",
        "giftcardDetail > /query_ticket ticket",
        "giftcardExport > /otp otp",
        "giftcardExport > /query_ticket ticket",
        "giftcardList < /query_ticket ticket",
        "giftcardList > /otp otp",
        "giftcardOrder > /otp otp",
        "giftcardQuery < /query_ticket ticket",
        "giftcardQuery > /captcha otp",
        "giftcardQuery > /card_no pan",
        "loginAddInformation < /token token",
        "loginAddInformation > /login_pwd password",
        "loginAddInformation > /login_ticket proof",
        "loginAddInformation > /otp otp",
        "loginAddInformation > /pay_pwd pin",
        "loginByCvc < /login_ticket proof",
        "loginByCvc < /token token",
        "loginByCvc > /captcha otp",
        "loginByCvc > /card_no pan",
        "loginByCvc > /cvc2 cvc",
        "loginByCvc > /expiry_date pan",
        "loginByPwd < /login_ticket proof",
        "loginByPwd < /token token",
        "loginByPwd > /captcha otp",
        "loginByPwd > /login_pwd password",
        "loginChooseCard < /login_ticket proof",
        "loginChooseCard < /token token",
        "loginChooseCard > /login_ticket proof",
        "loginVerifyDevice < /token token",
        "loginVerifyDevice > /login_ticket proof",
        "loginVerifyDevice > /otp otp",
        "realnameFaceCheck < /ticket ticket",
        "realnameFaceCheck > /file_id image",
        "realnameLinkExisting > /card_no pan",
        "realnameLinkExisting > /otp otp",
        "realnameModify > /doc_back_file_id image",
        "realnameModify > /doc_front_file_id image",
        "realnameModify > /doc_no idno",
        "realnameModify > /face_ticket ticket",
        "realnameModify > /guardian_doc_file_id image",
        "realnameModify > /guardian_doc_no idno",
        "realnameModify > /relationship_proof/-/picture image",
        "realnameModify > /ticket ticket",
        "realnameOcrCheck > /doc_back_file_id image",
        "realnameOcrCheck > /doc_front_file_id image",
        "realnameOcrCheck > /doc_no idno",
        "realnameSubmit > /doc_back_file_id image",
        "realnameSubmit > /doc_front_file_id image",
        "realnameSubmit > /doc_no idno",
        "realnameSubmit > /face_ticket ticket",
        "realnameSubmit > /guardian_doc_file_id image",
        "realnameSubmit > /guardian_doc_no idno",
        "realnameSubmit > /relationship_proof/-/picture image",
        "realnameSubmit > /ticket ticket",
        "registerCheckAccount > /login_pwd password",
        "registerCheckAccount > /reg_ticket proof",
        "registerCheckMobile < /reg_ticket proof",
        "registerCheckMobile > /otp otp",
        "registerSubmit > /login_pwd password",
        "registerSubmit > /pay_pwd pin",
        "registerSubmit > /reg_ticket proof",
        "smsSendCode > /act_ticket proof",
        "smsSendCode > /captcha otp",
        "smsSendCode > /fp_ticket proof",
        "smsSendCode > /login_ticket proof",
        "smsSendCode > /query_ticket ticket",
        "smsSendCode > /verify_ticket proof",
        "topupBankConfirm > /bank_card_no pan",
        "topupBankConfirm > /doc_no idno",
        "topupBankCreate > /bank_card_no pan",
        "topupBankCreate > /doc_no idno",
        "topupBankCreate > /ticket ticket",
        "topupFrozenResubmit > /bank_card_no pan",
        "topupFrozenResubmit > /doc_no idno",
        "transferQuote > /bank_card_no pan",
        "transferQuote > /payee_card_no pan",
        "transferToGc > /otp_ticket ticket",
        "transferToGc > /ticket ticket",
        "transferToGcCheck > /payee_card_no pan",
        "transferToHk > /otp_ticket ticket",
        "transferToHk > /ticket ticket",
        "transferToMainland > /otp_ticket ticket",
        "transferToMainland > /ticket ticket",
        "userEmailConfirm > /code ticket",
        "userEmailSend > /verify_ticket proof",
        "userMobChange > /otp otp",
        "userMobChange > /verify_ticket proof",
        "userPwdChange > /login_pwd password",
        "userPwdChange > /pay_pwd pin",
        "userPwdChange > /verify_ticket proof",
        "userQaSet > /answer password",
        "userQaSet > /verify_ticket proof",
        "userVerify < /verify_ticket proof",
        "userVerify > /birth_md idno",
        "userVerify > /login_pwd password",
        "userVerify > /otp otp",
        "userVerify > /pay_pwd pin",
      ]
    `);
  });
});

describe.each(posts)('%s', (path, post) => {
  const operation = contract.operations.find((one) => one.path === path)!;

  it('says what it does, who may call it and where it comes from', () => {
    expect(['read', 'attempt', 'write', 'money', 'irreversible']).toContain(post['x-effect']);
    expect(['public', 'member', 'both']).toContain(post['x-auth']);
    expect(String(post['x-session'])).toMatch(/^(undefined|starts|ends|ends:[a-z_]+|survives)$/);
    expect(post['x-return-codes']).toBeInstanceOf(Array);
    expect((post['x-source'] as readonly string[]).length).toBeGreaterThan(0);
    expect(basename(path).toLowerCase()).toBe(String(post.operationId).slice(-basename(path).length).toLowerCase());
  });

  it('describes data only for codes that it lists', () => {
    expect(Object.keys(operation.codeData).filter((code) => !operation.returnCodes.includes(code))).toEqual([]);
    expect(operation.returnCodes.filter((code) => contract.commonCodes.includes(code))).toEqual([]);
  });

  it('has examples that fit', () => {
    expect(operation.requestExamples.length).toBeGreaterThan(0);
    expect(operation.replyExamples.length).toBeGreaterThan(0);
    for (const example of operation.requestExamples) expect(operation.checkRequest(example)).toEqual([]);
    for (const example of operation.replyExamples) expect(operation.checkReply(example)).toEqual([]);
  });

  it('refuses a field that nobody knows, at every level of its examples', () => {
    for (const example of operation.requestExamples) {
      for (const spoiled of withStranger(example)) expect(operation.checkRequest(spoiled)).not.toEqual([]);
    }
  });

  it('says beside every proof that it answers until when it is good', () => {
    const proofs = [...operation.replySecrets].filter(([, kind]) => kind === 'proof').map(([at]) => at.slice(1));
    const replies = operation.replyExamples.map((example) => (example as { ret_data: JsonObject }).ret_data);
    for (const reply of replies.filter((one) => proofs.some((name) => name in one)))
      expect(reply.expire_time).toMatch(/T/);
  });

  if (takesKey(operation)) {
    it('answers no secret, for its answer is kept with its key', () => {
      expect([...operation.replySecrets]).toEqual([]);
    });
  }
});

/** Names of fields that an `x-tidy` looks at. */
function besideOf(tidy: Json | undefined): string[] {
  if (Array.isArray(tidy)) return tidy.flatMap((step: Json) => besideOf(step));
  if (!isJsonObject(tidy)) return [];
  const own = typeof tidy.by === 'string' ? [tidy.by] : typeof tidy.beside === 'string' ? [tidy.beside] : [];
  return [...own, ...Object.values(tidy).flatMap((part) => besideOf(part as Json))];
}

/** Copies of a value with an unknown member in one of its objects each; a wizard's record is open by design. */
function withStranger(value: Json): Json[] {
  if (Array.isArray(value)) {
    return value.flatMap((row: Json, index) => withStranger(row).map((copy) => value.with(index, copy)));
  }
  if (!isJsonObject(value)) return [];
  const below = Object.entries(value)
    .filter(([name]) => name !== 'record')
    .flatMap(([name, child]) => withStranger(child).map((copy) => ({ ...value, [name]: copy })));
  return [{ ...value, stranger: 1 }, ...below];
}

/** Places of strings in a schema that have neither a pattern, an enumeration nor a greatest length. */
function openStrings(node: Json | undefined, at = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((branch: Json) => openStrings(branch, at));
  if (!isJsonObject(node)) return [];
  if (typeof node.$ref === 'string') {
    const schemas = (document.components as JsonObject).schemas as JsonObject;
    return openStrings(schemas[node.$ref.replace('#/components/schemas/', '')], at);
  }
  const bounded = ['pattern', 'enum', 'const', 'maxLength', 'format'].some((keyword) => keyword in node);
  const own = node.type === 'string' && !bounded ? [at] : [];
  const properties = Object.entries((node.properties ?? {}) as JsonObject);
  return [
    ...own,
    ...properties.flatMap(([name, child]) => openStrings(child, `${at}/${name}`)),
    ...openStrings(node.items, `${at}/-`),
    ...openStrings(node.allOf, at),
  ];
}
