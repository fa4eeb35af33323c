/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from './ask.ts';

export const announceQuery: Operation<'announceQuery'> = {"path":"/announce/announceQuery","reply":{"total":"number","list":[{"announce_id":"string","title":"string","content":"string","publish_time":"string","pictures?":[{"picture":"string","alt":"string"}]}]}};

export const announceNotice2: Operation<'announceNotice2'> = {"path":"/announce/notice2","reply":{"title_tw":"string","title_cn":"string","title_en":"string","content_tw":"string","content_cn":"string","content_en":"string"}};

export const contactContactUs: Operation<'contactContactUs'> = {"path":"/contact/contactUs","reply":{"contact_no":"string"}};

export const contentAppDownClause: Operation<'contentAppDownClause'> = {"path":"/content/appDownClause","reply":{"file_url":"string","title":"string","effective_from":"string","sections":[{"heading":"string","paragraphs":["string"],"rows":[["string"]]}]}};

export const contentAppAdvQuery: Operation<'contentAppAdvQuery'> = {"path":"/content/appAdvQuery","reply":{"list":[{"pic":"string","pic_transfer":"string","pic_type":"string","title?":"string","text?":"string"}]}};

export const contactCaptcha: Operation<'contactCaptcha'> = {"path":"/contact/captcha","reply":{"captcha_key":"string","expire_in":"number","kind":"string","bits?":"number","image?":"string","sound?":"string"}};

export const queryGcCode: Operation<'queryGcCode'> = {"path":"/query/queryGcCode","reply":{"code_list":[{"code":"string","name_tw":"string","name_cn":"string","name_en":"string"}]}};

export const smsSendCode: Operation<'smsSendCode'> = {"path":"/sms/sendCode","reply":{"otp_id":"string","mob_no_mask":"string","resend_after":"number","resend_time":"string","expire_in":"number","expire_time":"string"}};

export const loginByPwd: Operation<'loginByPwd'> = {"path":"/login/loginByPwd","session":"starts","reply":{"next":"string","login_ticket?":"string","expire_time?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string","card_list?":[{"account_id":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string"}]}};

export const loginChooseCard: Operation<'loginChooseCard'> = {"path":"/login/chooseCard","session":"starts","reply":{"next":"string","login_ticket?":"string","expire_time?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string"}};

export const loginVerifyDevice: Operation<'loginVerifyDevice'> = {"path":"/login/verifyDevice","session":"starts","reply":{"token":"string","login_info":{"device_name":"string","login_time":"string"}}};

export const loginLogout: Operation<'loginLogout'> = {"path":"/login/logout","session":"ends","reply":{}};

export const userInfoQuery: Operation<'userInfoQuery'> = {"path":"/userInfoQuery","reply":{"user_name":"string","user_name_cn?":"string","realname_status":"string","review_state":"string","region":"string","co_branded":"boolean","mob_no_mask":"string","email_mask":"string","account_list":[{"account_id":"string","account_no_mask":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string","account_status":"string","balance":{"currency":"string","amount":"string"},"available":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"}}],"frozen_until?":"string"}};

export const authPayPwd: Operation<'authPayPwd'> = {"path":"/auth/payPwd","reply":{"ticket":"string","expire_time":"string"}};

export const authOtp: Operation<'authOtp'> = {"path":"/auth/otp","reply":{"ticket":"string","expire_time":"string"}};

export const flowOutcome: Operation<'flowOutcome'> = {"path":"/flow/outcome","reply":{"state":"string","operation?":"string","reply?":{"return_code":"string","return_desc":"string","ret_data":"json"}}};

export const flowRecordList: Operation<'flowRecordList'> = {"path":"/flow/recordList","reply":{"list":[{"flow":"string","record":{"format":"json","id":"string"},"revision":"number","saved_at":"string"}]}};

export const flowRecordSave: Operation<'flowRecordSave'> = {"path":"/flow/recordSave","reply":{"revision":"number"}};

export const flowRecordDrop: Operation<'flowRecordDrop'> = {"path":"/flow/recordDrop","reply":{}};

export const fileUpload: Operation<'fileUpload'> = {"path":"/file/upload","reply":{"file_id":"string"}};

export const fileUploadDocument: Operation<'fileUploadDocument'> = {"path":"/file/uploadDocument","reply":{"file_id":"string","pages?":"number"}};

export const accountSummary: Operation<'accountSummary'> = {"path":"/account/summary","reply":{"account_id":"string","currency":"string","balance":{"currency":"string","amount":"string"},"available":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"},"holds":[{"amount":{"currency":"string","amount":"string"},"until":"string"}],"recent":[{"ref_no":"string","kind":"string","time":"string","summary":"string","amount":{"currency":"string","amount":"string"},"status":"string"}]}};

export const bankList: Operation<'bankList'> = {"path":"/bank/bankList","reply":{"list":[{"bank_code":"string","name_tw":"string","name_cn":"string","name_en":"string"}]}};

export const bankBoundList: Operation<'bankBoundList'> = {"path":"/bank/list","reply":{"list":[{"bind_id":"string","account_id":"string","bank_code":"string","bank_name":"string","bank_card_mask":"string","holder_name":"string","mob_no_mask":"string","state":"string","bound_at?":"string"}]}};

export const bankBind: Operation<'bankBind'> = {"path":"/bank/bind","reply":{"bind_id":"string","reference":"string","check_amount":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const bankCheckStatus: Operation<'bankCheckStatus'> = {"path":"/bank/checkStatus","reply":{"state":"string","bank_name":"string","bank_card_mask":"string","pay_to":{"bank_name":"string","account_number":"string","account_name":"string"},"reference":"string","check_amount":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const bankUnbind: Operation<'bankUnbind'> = {"path":"/bank/unbind","reply":{}};

export const fpsPayeeCheck: Operation<'fpsPayeeCheck'> = {"path":"/fps/payeeCheck","reply":{"payee_name_mask":"string","bank_name":"string"}};

export const transferQuote: Operation<'transferQuote'> = {"path":"/transfer/quote","reply":{"quote_id":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"},"rate?":"string","bank_card_no_mask?":"string","payee_name":"string","payee_name_check":"string","payee_bank_name?":"string","first_payment":"boolean","free_left":"number","otp_required":"boolean","expire_time":"string"}};

export const transferToHk: Operation<'transferToHk'> = {"path":"/transfer/toHk","reply":{"ref_no":"string","status":"string","time":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"}}};

export const topupBankCreate: Operation<'topupBankCreate'> = {"path":"/topup/bankCreate","reply":{"order_no":"string","reference":"string","total":{"currency":"string","amount":"string"},"pay_to":{"bank_name":"string","account_number":"string","account_name":"string"},"fee?":{"currency":"string","amount":"string"},"to_credit?":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const topupPreview: Operation<'topupPreview'> = {"path":"/topup/preview","reply":{"total":{"currency":"string","amount":"string"},"fee?":{"currency":"string","amount":"string"},"to_credit?":{"currency":"string","amount":"string"}}};

export const topupBankConfirm: Operation<'topupBankConfirm'> = {"path":"/topup/bankConfirm","reply":{"state":"string","fee":{"currency":"string","amount":"string"}}};

export const topupFpsCreate: Operation<'topupFpsCreate'> = {"path":"/topup/fpsCreate","reply":{"order_no":"string","reference":"string","fpsId":"string","qrcodeTxt":"string","total":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const topupFrozenList: Operation<'topupFrozenList'> = {"path":"/topup/frozenList","reply":{"list":[{"order_no":"string","account_id":"string","amount":{"currency":"string","amount":"string"},"frozen_at":"string","reason":"string","declared_card_mask?":"string","under_check":"boolean"}]}};

export const topupFrozenResubmit: Operation<'topupFrozenResubmit'> = {"path":"/topup/frozenResubmit","reply":{"state":"string","credited_amount?":{"currency":"string","amount":"string"},"under_check?":"boolean"}};

export const topupStatus: Operation<'topupStatus'> = {"path":"/topup/status","reply":{"state":"string","credited_amount?":{"currency":"string","amount":"string"},"fee?":{"currency":"string","amount":"string"},"source?":"string","credited_at?":"string","held_until?":"string"}};

export const transferWindow: Operation<'transferWindow'> = {"path":"/transfer/window","reply":{"open":"boolean","next_open?":"string","reason?":"string"}};

export const transferPreview: Operation<'transferPreview'> = {"path":"/transfer/preview","reply":{"available":{"currency":"string","amount":"string"},"left_today":{"currency":"string","amount":"string"},"free_left?":"number","rate?":"string","arrives_by?":"string","fee?":{"currency":"string","amount":"string"},"deducted_amount?":{"currency":"string","amount":"string"},"remitted_amount?":{"currency":"string","amount":"string"}}};

export const transferToGcCheck: Operation<'transferToGcCheck'> = {"path":"/transfer/toGcCheck","reply":{"payee_name_mask":"string","payee_card_no_mask":"string","region":"string","currency":"string"}};

export const transferToGc: Operation<'transferToGc'> = {"path":"/transfer/toGc","reply":{"ref_no":"string","status":"string","time":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"}}};

export const transferToMainland: Operation<'transferToMainland'> = {"path":"/transfer/toMainland","reply":{"ref_no":"string","status":"string","time":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"}}};

export const loginByCvc: Operation<'loginByCvc'> = {"path":"/login/loginByCvc","session":"starts","reply":{"next":"string","login_ticket?":"string","expire_time?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string","card_list?":[{"account_id":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string"}],"need_info?":{"mobile":"boolean","email":"boolean","password":"boolean","pay_password":"boolean"}}};

export const loginAddInformation: Operation<'loginAddInformation'> = {"path":"/login/addInformation","session":"starts","reply":{"token":"string","login_info":{"device_name":"string","login_time":"string"}}};

export const registerCheckMobile: Operation<'registerCheckMobile'> = {"path":"/register/checkMobile","reply":{"reg_ticket":"string","expire_time":"string"}};

export const registerSubmit: Operation<'registerSubmit'> = {"path":"/register/submit","reply":{"user_name":"string","account_no_mask":"string"}};

export const forgetPwdStart: Operation<'forgetPwdStart'> = {"path":"/forgetPwd/start","reply":{"fp_ticket":"string","expire_time":"string","mob_no_mask":"string","modes":["string"],"question?":"string"}};

export const forgetPwdUplinkStart: Operation<'forgetPwdUplinkStart'> = {"path":"/forgetPwd/uplinkStart","reply":{"sms_to":"string","sms_text":"string","expire_time":"string"}};

export const forgetPwdUplinkCheck: Operation<'forgetPwdUplinkCheck'> = {"path":"/forgetPwd/uplinkCheck","reply":{"state":"string","verified_ticket?":"string","expire_time?":"string"}};

export const forgetPwdVerifyOtpId: Operation<'forgetPwdVerifyOtpId'> = {"path":"/forgetPwd/verifyOtpId","reply":{"verified_ticket":"string","expire_time":"string"}};

export const forgetPwdVerifyOtp: Operation<'forgetPwdVerifyOtp'> = {"path":"/forgetPwd/verifyOtp","reply":{"verified_ticket":"string","expire_time":"string"}};

export const forgetPwdVerifyAnswer: Operation<'forgetPwdVerifyAnswer'> = {"path":"/forgetPwd/verifyAnswer","reply":{"verified_ticket":"string","expire_time":"string"}};

export const forgetPwdManualSubmit: Operation<'forgetPwdManualSubmit'> = {"path":"/forgetPwd/manualSubmit","reply":{"apply_no":"string"}};

export const forgetPwdSetPwd: Operation<'forgetPwdSetPwd'> = {"path":"/forgetPwd/setPwd","session":"ends","reply":{}};

export const historyQuery: Operation<'historyQuery'> = {"path":"/history/query","reply":{"total":"number","list":[{"ref_no":"string","kind":"string","time":"string","summary":"string","amount":{"currency":"string","amount":"string"},"status":"string","fee_kind?":"string"}]}};

export const historyDetail: Operation<'historyDetail'> = {"path":"/history/detail","reply":{"ref_no":"string","kind":"string","time":"string","summary":"string","amount":{"currency":"string","amount":"string"},"status":"string","fee_kind?":"string","merchant?":"string","account_id":"string","type":"string","fee?":{"currency":"string","amount":"string"},"original_ref_no?":"string","remark?":"string","method?":"string","order_no?":"string","order_amount?":{"currency":"string","amount":"string"},"discount_amount?":{"currency":"string","amount":"string"},"paid_amount?":{"currency":"string","amount":"string"},"fps_ref_no?":"string","payer?":"string","payer_account_mask?":"string","payee?":"string","payee_bank_code?":"string","payee_account_mask?":"string","remitted_amount?":{"currency":"string","amount":"string"},"refund_amount?":{"currency":"string","amount":"string"},"refund_time?":"string"}};

export const historyReceiptFile: Operation<'historyReceiptFile'> = {"path":"/history/receiptFile","reply":{"file_url":"string"}};

export const historySpending: Operation<'historySpending'> = {"path":"/history/spending","reply":{"months":[{"month":"string","total":{"currency":"string","amount":"string"},"kinds":[{"kind":"string","amount":{"currency":"string","amount":"string"}}]}]}};

export const accountCloseQuery: Operation<'accountCloseQuery'> = {"path":"/account/closeQuery","reply":{"closure_id":"string","balances":[{"account_id":"string","account_no_mask":"string","card_no_mask":"string","currency":"string","balance":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"}}],"forfeited":{"HKD?":{"currency":"string","amount":"string"},"CNY?":{"currency":"string","amount":"string"},"USD?":{"currency":"string","amount":"string"}},"has_balance":"boolean","pending":"string","co_branded":"boolean","partner_name?":"string","identity_check":"string","usable_from":"string"}};

export const accountClose: Operation<'accountClose'> = {"path":"/account/close","session":"ends","reply":{"close_no":"string","time":"string","forfeited":{"HKD?":{"currency":"string","amount":"string"},"CNY?":{"currency":"string","amount":"string"},"USD?":{"currency":"string","amount":"string"}},"mob_no_mask":"string","usable_from":"string"}};

export const accountStatementList: Operation<'accountStatementList'> = {"path":"/account/statementList","reply":{"list":[{"month":"string","available_from":"string"}]}};

export const accountStatementFile: Operation<'accountStatementFile'> = {"path":"/account/statementFile","reply":{"file_url":"string"}};

export const accountQueryAccSleep: Operation<'accountQueryAccSleep'> = {"path":"/account/queryAccSleep","reply":{"sleeping":"boolean","last_active":"string","since?":"string","doc_expired":"boolean"}};

export const accountSlpInfoAfterLogin: Operation<'accountSlpInfoAfterLogin'> = {"path":"/account/slpInfoAfterLogin","reply":{"form_no":"string","time":"string"}};

export const accountLimitQuery: Operation<'accountLimitQuery'> = {"path":"/account/limitQuery","reply":{"tier":"string","limits":[{"kind":"string","limit":{"currency":"string","amount":"string"},"used?":{"currency":"string","amount":"string"},"left?":{"currency":"string","amount":"string"}}]}};

export const fpsQuery: Operation<'fpsQuery'> = {"path":"/fps/query","reply":{"fpsList":[{"proxy_type":"string","proxy_id_mask":"string","account_id":"string","bank_code":"string","account_number":"string","account_name":"string","default_flag":"boolean","registered_at":"string"}],"fpsId?":"string","qrcodeTxt?":"string","need_set_default":"boolean"}};

export const fpsRegister: Operation<'fpsRegister'> = {"path":"/fps/register","reply":{"fpsId?":"string","qrcodeTxt?":"string"}};

export const fpsSetDefault: Operation<'fpsSetDefault'> = {"path":"/fps/setDefault","reply":"json"};

export const fpsDelete: Operation<'fpsDelete'> = {"path":"/fps/delete","reply":"json"};

export const userVerify: Operation<'userVerify'> = {"path":"/user/verify","reply":{"verify_ticket":"string","expire_time":"string"}};

export const userPwdChange: Operation<'userPwdChange'> = {"path":"/user/pwdChange","reply":{}};

export const userQaSet: Operation<'userQaSet'> = {"path":"/user/qaSet","reply":{}};

export const userMobChange: Operation<'userMobChange'> = {"path":"/user/mobChange","reply":{"mob_no_mask":"string","frozen_until":"string"}};

export const userEmailSend: Operation<'userEmailSend'> = {"path":"/user/emailSend","reply":{"email_mask":"string","resend_after":"number","expire_time":"string"}};

export const userEmailConfirm: Operation<'userEmailConfirm'> = {"path":"/user/emailConfirm","reply":{"email_mask?":"string"}};

export const userEmailStatus: Operation<'userEmailStatus'> = {"path":"/user/emailStatus","reply":{"state":"string","email_mask?":"string","expire_time?":"string","resend_time?":"string"}};

export const userSecurityQuery: Operation<'userSecurityQuery'> = {"path":"/user/securityQuery","reply":{"devices":[{"device_id":"string","browser?":"string","system?":"string","confirmed_at":"string","this_device":"boolean"}],"sign_ins":[{"browser?":"string","system?":"string","at":"string","became":"string"}]}};

export const userDeviceForget: Operation<'userDeviceForget'> = {"path":"/user/deviceForget","reply":{}};

export const userNoticeQuery: Operation<'userNoticeQuery'> = {"path":"/user/noticeQuery","reply":{"enabled":"boolean","channels":["string"],"min_amount?":{"currency":"string","amount":"string"}}};

export const userNoticeSet: Operation<'userNoticeSet'> = {"path":"/user/noticeSet","reply":{}};

export const realnameQueryStatus: Operation<'realnameQueryStatus'> = {"path":"/realname/queryStatus","reply":{"realname_status":"string","review_state":"string","apply_no?":"string","submitted_at?":"string","answer_from?":"string","answer_by?":"string","decline_reason?":"string","decline_reason_tw?":"string","decline_reason_cn?":"string","decline_reason_en?":"string","previous?":{"name_cn?":"string","name_en":"string","sex?":"string","birth_date?":"string","email?":"string","area_code?":"string","mob_no?":"string","occupation?":"string","position?":"string","address?":"string","account_purpose?":"string","source_of_funds?":"string","source_of_wealth?":"string"},"doc_no_mask?":"string"}};

export const realnameLinkExisting: Operation<'realnameLinkExisting'> = {"path":"/realname/linkExisting","reply":{"customer_name_mask":"string"}};

export const realnameOcrCheck: Operation<'realnameOcrCheck'> = {"path":"/realname/ocrCheck","reply":{"doc_no_mask":"string","reading_id":"string"}};

export const realnameFaceCheck: Operation<'realnameFaceCheck'> = {"path":"/realname/faceCheck","reply":{"ticket":"string","expire_time":"string"}};

export const realnameSubmit: Operation<'realnameSubmit'> = {"path":"/realname/submit","reply":{"apply_no":"string","review_state":"string","submitted_at":"string","answer_from":"string","answer_by":"string"}};

export const realnameModify: Operation<'realnameModify'> = {"path":"/realname/modify","reply":{"apply_no":"string","review_state":"string","submitted_at":"string","answer_from":"string","answer_by":"string"}};

export const cardActivateByInfo: Operation<'cardActivateByInfo'> = {"path":"/card/activateByInfo","reply":{"act_ticket":"string","expire_time":"string","card_no_mask":"string","card_organ":"string","currency":"string","mob_no_mask":"string","need_pwd":"boolean","need_email":"boolean","access":"string","need_pay_pwd":"boolean","need_birth":"boolean"}};

export const cardActivateByCode: Operation<'cardActivateByCode'> = {"path":"/card/activateByCode","reply":{"act_ticket":"string","expire_time":"string","card_no_mask":"string","card_organ":"string","currency":"string","mob_no_mask":"string","need_pwd":"boolean","need_email":"boolean","access":"string","need_pay_pwd":"boolean","need_birth":"boolean"}};

export const cardActivateFinish: Operation<'cardActivateFinish'> = {"path":"/card/activateFinish","reply":{"card_no_mask":"string","card_organ":"string","currency":"string","status":"string","activated_at":"string"}};

export const cardList: Operation<'cardList'> = {"path":"/card/list","reply":{"list":[{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}}],"held":"number","most":"number"}};

export const cardDetail: Operation<'cardDetail'> = {"path":"/card/detail","reply":{"card":{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}},"holder_name":"string","account_no_mask":"string","mob_no_mask":"string","doc_no_mask?":"string","issued_at":"string","activated_at?":"string","renew_from":"string","print_progress?":"string","wallets":["string"],"limits":{"single":{"currency":"string","amount":"string"},"daily":{"currency":"string","amount":"string"}}}};

export const cardLock: Operation<'cardLock'> = {"path":"/card/lock","reply":{"status":"string"}};

export const cardUnlock: Operation<'cardUnlock'> = {"path":"/card/unlock","reply":{"status":"string"}};

export const cardReveal: Operation<'cardReveal'> = {"path":"/card/reveal","reply":{"card_no":"string","expiry_date":"string","cvc2":"string","holder_name":"string"}};

export const accountReveal: Operation<'accountReveal'> = {"path":"/account/reveal","reply":{"account_no":"string"}};

export const cardCancelQuery: Operation<'cardCancelQuery'> = {"path":"/card/cancelQuery","reply":{"cancel_id":"string","card":{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}},"balance":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"refund":{"currency":"string","amount":"string"},"refund_workdays":"number","usable_from":"string","last_card":"boolean"}};

export const cardCancel: Operation<'cardCancel'> = {"path":"/card/cancel","session":"ends:last_card","reply":{"cancel_no":"string","time":"string","fee":{"currency":"string","amount":"string"},"refund?":{"currency":"string","amount":"string"},"refund_by?":"string","usable_from":"string","last_card":"boolean"}};

export const giftcardConfig: Operation<'giftcardConfig'> = {"path":"/giftcard/config","reply":{"denominations":[{"amount":"string","label":"string"}],"first_lines":[{"denomination":"string"}],"custom_most":"number","custom_multiple":"number","quantity_base":"number","card_most":[{"currency":"string","amount":"string"}],"in_person_above":[{"currency":"string","amount":"string"}],"card_fees":{"entity":[{"currency":"string","amount":"string"}],"virtual":[{"currency":"string","amount":"string"}]},"postage":[{"region":"string","fees":[{"currency":"string","amount":"string"}]}],"answer_workdays":"number"}};

export const giftcardQuote: Operation<'giftcardQuote'> = {"path":"/giftcard/quote","reply":{"quote_id":"string","count":"number","amount":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"card_price":{"currency":"string","amount":"string"},"postage":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"},"first_order":{"waived":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"}},"expire_time":"string"}};

export const giftcardOrder: Operation<'giftcardOrder'> = {"path":"/giftcard/order","reply":{"order_no":"string","reference_no":"string","kind":"string","status":"string","ordered_at":"string","answer_by":"string","purpose?":"string","recipient?":"string","receiver_email_mask?":"string","mob_no_mask?":"string","address?":"string","remark?":"string","count":"number","amount":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"waived?":{"currency":"string","amount":"string"},"postage?":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"},"answer_workdays":"number","pay_to":{"bank":"string","account_name":"string","account_no":"string"}}};

export const giftcardQuery: Operation<'giftcardQuery'> = {"path":"/giftcard/query","reply":{"query_ticket":"string","expire_time":"string"}};

export const giftcardList: Operation<'giftcardList'> = {"path":"/giftcard/list","reply":{"query_ticket":"string","expire_time":"string","list":[{"order_no":"string","reference_no":"string","kind":"string","status":"string","ordered_at":"string","answer_by":"string","purpose?":"string","recipient?":"string","receiver_email_mask?":"string","mob_no_mask?":"string","address?":"string","remark?":"string","count":"number","amount":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"waived?":{"currency":"string","amount":"string"},"postage?":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"}}]}};

export const giftcardDetail: Operation<'giftcardDetail'> = {"path":"/giftcard/detail","reply":{"order?":{"order_no":"string","reference_no":"string","kind":"string","status":"string","ordered_at":"string","answer_by":"string","purpose?":"string","recipient?":"string","receiver_email_mask?":"string","mob_no_mask?":"string","address?":"string","remark?":"string","count":"number","amount":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"waived?":{"currency":"string","amount":"string"},"postage?":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"}},"cards?":[{"card_id":"string","card_no_mask":"string","denomination":{"currency":"string","amount":"string"},"balance":{"currency":"string","amount":"string"},"expiry_date":"string","status":"string"}],"card?":{"card_id":"string","card_no_mask":"string","denomination":{"currency":"string","amount":"string"},"balance":{"currency":"string","amount":"string"},"expiry_date":"string","status":"string"},"transactions?":[{"kind":"string","time":"string","amount":{"currency":"string","amount":"string"}}]}};

export const giftcardActivate: Operation<'giftcardActivate'> = {"path":"/giftcard/activate","reply":{"status":"string","card_no_mask":"string","expiry_date":"string","initial_pwd_sent":"boolean"}};

export const giftcardExport: Operation<'giftcardExport'> = {"path":"/giftcard/export","reply":{"file_url":"string"}};

export const cardOptions: Operation<'cardOptions'> = {"path":"/card/options","reply":{"held":"number","most":"number","may_order":"boolean","free_fee":"boolean","options":[{"kind":"string","card_organ":"string","currency":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"}}]}};

export const cardQuote: Operation<'cardQuote'> = {"path":"/card/quote","reply":{"quote_id":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"postage":{"currency":"string","amount":"string"},"waived":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const cardNew: Operation<'cardNew'> = {"path":"/card/new","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardBuyChip: Operation<'cardBuyChip'> = {"path":"/card/buyChip","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardChipApply: Operation<'cardChipApply'> = {"path":"/card/chipApply","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardRenewVcn: Operation<'cardRenewVcn'> = {"path":"/card/renewVcn","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardRenewChip: Operation<'cardRenewChip'> = {"path":"/card/renewChip","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardReplace: Operation<'cardReplace'> = {"path":"/card/replace","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardRenewQuery: Operation<'cardRenewQuery'> = {"path":"/card/renewQuery","reply":{"eligible":"boolean","state":"string","kind":"string","open_date":"string","valid_to":"string","free":"boolean","fee":{"currency":"string","amount":"string"},"order_no?":"string","print_progress?":"string"}};

export const cardPurchaseRecords: Operation<'cardPurchaseRecords'> = {"path":"/card/purchaseRecords","reply":{"total":"number","list":[{"order_no":"string","kind":"string","time":"string","count":"number","card_no_mask?":"string","card_organ?":"string","state":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"postage":{"currency":"string","amount":"string"},"waived":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"}}]}};

export const cardApplyRecords: Operation<'cardApplyRecords'> = {"path":"/card/applyRecords","reply":{"total":"number","list":[{"order_no":"string","kind":"string","time":"string","card_no_mask":"string","card_organ":"string","print_progress":"string","recipient":"string","mob_no_mask?":"string","delivery_address?":"string","remark?":"string","delivery_region":"string","made_by":"string","arrives_by":"string"}]}};

export const cardAdd: Operation<'cardAdd'> = {"path":"/card/add","reply":{"card":{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}}}};

export const cardEnableWallet: Operation<'cardEnableWallet'> = {"path":"/card/enableWallet","reply":{"status":"string","wallet":"string","card_no_mask":"string","time":"string"}};

export const cardApplyQuote: Operation<'cardApplyQuote'> = {"path":"/card/applyQuote","reply":{"quote_id":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"postage?":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const cardApplySubmit: Operation<'cardApplySubmit'> = {"path":"/card/applySubmit","reply":{"apply_no":"string","review_from":"string","review_by":"string"}};
