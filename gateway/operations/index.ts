import type { OperationDefinition } from '../call/operation.ts';
import { accountClose } from './account/accountClose.ts';
import { accountCloseQuery } from './account/accountCloseQuery.ts';
import { accountLimitQuery } from './account/accountLimitQuery.ts';
import { accountQueryAccSleep } from './account/accountQueryAccSleep.ts';
import { accountSlpInfoAfterLogin } from './account/accountSlpInfoAfterLogin.ts';
import { accountStatementFile } from './account/accountStatementFile.ts';
import { accountStatementList } from './account/accountStatementList.ts';
import { accountSummary } from './account/accountSummary.ts';
import { authOtp } from './auth/authOtp.ts';
import { authPayPwd } from './auth/authPayPwd.ts';
import { announceNotice2 } from './announce/announceNotice2.ts';
import { announceQuery } from './announce/announceQuery.ts';
import { bankBind } from './bank/bankBind.ts';
import { bankBoundList } from './bank/bankBoundList.ts';
import { bankCheckStatus } from './bank/bankCheckStatus.ts';
import { bankList } from './bank/bankList.ts';
import { bankUnbind } from './bank/bankUnbind.ts';
import { contactCaptcha } from './contact/contactCaptcha.ts';
import { contactContactUs } from './contact/contactContactUs.ts';
import { contentAppAdvQuery } from './content/contentAppAdvQuery.ts';
import { contentAppDownClause } from './content/contentAppDownClause.ts';
import { fileUploadDocument } from './file/fileUploadDocument.ts';
import { fileUpload } from './file/fileUpload.ts';
import { flowOutcome } from './flow/flowOutcome.ts';
import { flowRecordDrop } from './flow/flowRecordDrop.ts';
import { flowRecordList } from './flow/flowRecordList.ts';
import { flowRecordSave } from './flow/flowRecordSave.ts';
import { forgetPwdManualSubmit } from './forgetPwd/forgetPwdManualSubmit.ts';
import { forgetPwdSetPwd } from './forgetPwd/forgetPwdSetPwd.ts';
import { forgetPwdStart } from './forgetPwd/forgetPwdStart.ts';
import { forgetPwdUplinkCheck } from './forgetPwd/forgetPwdUplinkCheck.ts';
import { forgetPwdUplinkStart } from './forgetPwd/forgetPwdUplinkStart.ts';
import { forgetPwdVerifyAnswer } from './forgetPwd/forgetPwdVerifyAnswer.ts';
import { forgetPwdVerifyOtp } from './forgetPwd/forgetPwdVerifyOtp.ts';
import { forgetPwdVerifyOtpId } from './forgetPwd/forgetPwdVerifyOtpId.ts';
import { fpsDelete } from './fps/fpsDelete.ts';
import { fpsPayeeCheck } from './fps/fpsPayeeCheck.ts';
import { fpsQuery } from './fps/fpsQuery.ts';
import { fpsRegister } from './fps/fpsRegister.ts';
import { fpsSetDefault } from './fps/fpsSetDefault.ts';
import { giftcardActivate } from './giftcard/giftcardActivate.ts';
import { giftcardConfig } from './giftcard/giftcardConfig.ts';
import { giftcardDetail } from './giftcard/giftcardDetail.ts';
import { giftcardExport } from './giftcard/giftcardExport.ts';
import { giftcardList } from './giftcard/giftcardList.ts';
import { giftcardOrder } from './giftcard/giftcardOrder.ts';
import { giftcardQuery } from './giftcard/giftcardQuery.ts';
import { giftcardQuote } from './giftcard/giftcardQuote.ts';
import { historyDetail } from './history/historyDetail.ts';
import { historyQuery } from './history/historyQuery.ts';
import { historyReceiptFile } from './history/historyReceiptFile.ts';
import { historySpending } from './history/historySpending.ts';
import { loginAddInformation } from './login/loginAddInformation.ts';
import { loginByCvc } from './login/loginByCvc.ts';
import { loginByPwd } from './login/loginByPwd.ts';
import { loginChooseCard } from './login/loginChooseCard.ts';
import { loginLogout } from './login/loginLogout.ts';
import { loginVerifyDevice } from './login/loginVerifyDevice.ts';
import { payeeList } from './payee/payeeList.ts';
import { payeeRemove } from './payee/payeeRemove.ts';
import { payeeRename } from './payee/payeeRename.ts';
import { queryGcCode } from './query/queryGcCode.ts';
import { realnameFaceCheck } from './realname/realnameFaceCheck.ts';
import { realnameLinkExisting } from './realname/realnameLinkExisting.ts';
import { realnameModify } from './realname/realnameModify.ts';
import { realnameOcrCheck } from './realname/realnameOcrCheck.ts';
import { realnameQueryStatus } from './realname/realnameQueryStatus.ts';
import { realnameSubmit } from './realname/realnameSubmit.ts';
import { registerCheckAccount } from './register/registerCheckAccount.ts';
import { registerCheckMobile } from './register/registerCheckMobile.ts';
import { registerSubmit } from './register/registerSubmit.ts';
import { smsSendCode } from './sms/smsSendCode.ts';
import { topupBankConfirm } from './topup/topupBankConfirm.ts';
import { topupBankCreate } from './topup/topupBankCreate.ts';
import { topupFpsCreate } from './topup/topupFpsCreate.ts';
import { topupFrozenList } from './topup/topupFrozenList.ts';
import { topupFrozenResubmit } from './topup/topupFrozenResubmit.ts';
import { topupPreview } from './topup/topupPreview.ts';
import { topupStatus } from './topup/topupStatus.ts';
import { transferPreview } from './transfer/transferPreview.ts';
import { transferQuote } from './transfer/transferQuote.ts';
import { transferToGc } from './transfer/transferToGc.ts';
import { transferToGcCheck } from './transfer/transferToGcCheck.ts';
import { transferToHk } from './transfer/transferToHk.ts';
import { transferToMainland } from './transfer/transferToMainland.ts';
import { transferWindow } from './transfer/transferWindow.ts';
import { userDeviceForget } from './user/userDeviceForget.ts';
import { userEmailConfirm } from './user/userEmailConfirm.ts';
import { userEmailSend } from './user/userEmailSend.ts';
import { userEmailStatus } from './user/userEmailStatus.ts';
import { userMobChange } from './user/userMobChange.ts';
import { userNoticeQuery } from './user/userNoticeQuery.ts';
import { userNoticeSet } from './user/userNoticeSet.ts';
import { userPwdChange } from './user/userPwdChange.ts';
import { userQaSet } from './user/userQaSet.ts';
import { userSecurityQuery } from './user/userSecurityQuery.ts';
import { userVerify } from './user/userVerify.ts';
import { userInfoQuery } from './userInfo/userInfoQuery.ts';
import { cardActivateByInfo } from './card/cardActivateByInfo.ts';
import { cardActivateByCode } from './card/cardActivateByCode.ts';
import { cardActivateFinish } from './card/cardActivateFinish.ts';
import { cardList } from './card/cardList.ts';
import { cardDetail } from './card/cardDetail.ts';
import { cardLock } from './card/cardLock.ts';
import { cardUnlock } from './card/cardUnlock.ts';
import { cardReveal } from './card/cardReveal.ts';
import { accountReveal } from './account/accountReveal.ts';
import { cardCancelQuery } from './card/cardCancelQuery.ts';
import { cardCancel } from './card/cardCancel.ts';
import { cardOptions } from './card/cardOptions.ts';
import { cardQuote } from './card/cardQuote.ts';
import { cardNew } from './card/cardNew.ts';
import { cardBuyChip } from './card/cardBuyChip.ts';
import { cardChipApply } from './card/cardChipApply.ts';
import { cardRenewVcn } from './card/cardRenewVcn.ts';
import { cardRenewChip } from './card/cardRenewChip.ts';
import { cardReplace } from './card/cardReplace.ts';
import { cardRenewQuery } from './card/cardRenewQuery.ts';
import { cardPurchaseRecords } from './card/cardPurchaseRecords.ts';
import { cardApplyRecords } from './card/cardApplyRecords.ts';
import { cardAdd } from './card/cardAdd.ts';
import { cardEnableWallet } from './card/cardEnableWallet.ts';
import { cardApplyQuote } from './card/cardApplyQuote.ts';
import { cardApplySubmit } from './card/cardApplySubmit.ts';

/** Every operation of the contract, by area. */
export const operationDefinitions: readonly OperationDefinition[] = [
  announceQuery,
  announceNotice2,
  contactContactUs,
  contentAppDownClause,
  contentAppAdvQuery,
  contactCaptcha,
  payeeList,
  payeeRemove,
  payeeRename,
  queryGcCode,
  smsSendCode,
  loginByPwd,
  loginChooseCard,
  loginVerifyDevice,
  loginLogout,
  userInfoQuery,
  authPayPwd,
  authOtp,
  flowOutcome,
  flowRecordList,
  flowRecordSave,
  flowRecordDrop,
  fileUploadDocument,
  fileUpload,
  accountQueryAccSleep,
  accountSlpInfoAfterLogin,
  accountStatementFile,
  accountStatementList,
  accountSummary,
  bankList,
  bankBoundList,
  bankBind,
  bankCheckStatus,
  bankUnbind,
  fpsPayeeCheck,
  topupBankCreate,
  topupBankConfirm,
  topupFpsCreate,
  topupFrozenList,
  topupFrozenResubmit,
  topupPreview,
  topupStatus,
  transferPreview,
  transferQuote,
  transferToHk,
  transferWindow,
  transferToGcCheck,
  transferToGc,
  transferToMainland,
  loginByCvc,
  loginAddInformation,
  realnameFaceCheck,
  realnameLinkExisting,
  realnameModify,
  realnameOcrCheck,
  realnameQueryStatus,
  realnameSubmit,
  registerCheckAccount,
  registerCheckMobile,
  registerSubmit,
  forgetPwdStart,
  forgetPwdUplinkStart,
  forgetPwdUplinkCheck,
  forgetPwdVerifyOtpId,
  forgetPwdVerifyOtp,
  forgetPwdVerifyAnswer,
  forgetPwdManualSubmit,
  forgetPwdSetPwd,
  historyQuery,
  historyReceiptFile,
  historySpending,
  historyDetail,
  accountClose,
  accountCloseQuery,
  accountLimitQuery,
  fpsQuery,
  fpsRegister,
  fpsSetDefault,
  fpsDelete,
  userVerify,
  userPwdChange,
  userQaSet,
  userMobChange,
  userEmailSend,
  userEmailConfirm,
  userEmailStatus,
  userSecurityQuery,
  userDeviceForget,
  userNoticeQuery,
  userNoticeSet,
  cardActivateByInfo,
  cardActivateByCode,
  cardActivateFinish,
  cardList,
  cardDetail,
  cardLock,
  cardUnlock,
  cardReveal,
  accountReveal,
  cardCancelQuery,
  cardCancel,
  giftcardConfig,
  giftcardQuote,
  giftcardOrder,
  giftcardQuery,
  giftcardList,
  giftcardDetail,
  giftcardActivate,
  giftcardExport,
  cardOptions,
  cardQuote,
  cardNew,
  cardBuyChip,
  cardChipApply,
  cardRenewVcn,
  cardRenewChip,
  cardReplace,
  cardRenewQuery,
  cardPurchaseRecords,
  cardApplyRecords,
  cardAdd,
  cardEnableWallet,
  cardApplyQuote,
  cardApplySubmit,
];
