/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
export interface paths {
    "/announce/announceQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announcements that are published, the newest first. */
        post: operations["announceQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announce/notice2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The notice that runs across the home page. */
        post: operations["announceNotice2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/contactUs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the customer service. */
        post: operations["contactContactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/appDownClause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of the documents of the footer, and its page in the portal. */
        post: operations["contentAppDownClause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/appAdvQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pictures of the banner. */
        post: operations["contentAppAdvQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Work for the browser; where that is not enough, a picture to read or tones to count, to tell a person from a program. */
        post: operations["contactCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/query/queryGcCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The area codes a mobile number may have. */
        post: operations["queryGcCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a one-time code by SMS, or by mail to an e-mail address that becomes an FPS identity, and makes every earlier code for the same purpose worthless. Where one for the very same use still
         *     works, it is named and no other is sent, unless the request says again.
         */
        post: operations["smsSendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/loginByPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a member in by mobile or card number and password. */
        post: operations["loginByPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/chooseCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member picks the card to sign in with. */
        post: operations["loginChooseCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/verifyDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in on a new device by the code sent to the member, and remembers the device. */
        post: operations["loginVerifyDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session. */
        post: operations["loginLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userInfoQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is signed in, and the accounts with their balances. */
        post: operations["userInfoQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/payPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the payment password and gives a ticket for one operation and one quote, or one body. */
        post: operations["authPayPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a one-time code and gives a ticket for the operation and quote it was sent for. */
        post: operations["authOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What became of a keyed call whose reply was lost. `notReceived` closes the key for ever. */
        post: operations["flowOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow/recordList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The records of wizards the member has left in progress. */
        post: operations["flowRecordList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow/recordSave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a record, if nobody has saved another since it was read. */
        post: operations["flowRecordSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow/recordDrop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets a record; one that is not there is forgotten already. */
        post: operations["flowRecordDrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one picture, to be named by its file_id in a later call. */
        post: operations["fileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/uploadDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes one document, a picture of it or a PDF, to be named by its file_id in a later call.
         * @description The kind is told by the bytes. A PDF that is locked, can do something or carries files is refused.
         */
        post: operations["fileUploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One account with its balance, what is held back of it, and its latest records. */
        post: operations["accountSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/bankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The banks of a region. */
        post: operations["bankList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The linked bank accounts of the member, those whose check top-up is awaited, and those for which none came in time. */
        post: operations["bankBoundList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links a bank account; it counts once the check top-up has come from it. */
        post: operations["bankBind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/checkStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the check top-up of a bank account has come, and where it is to be paid to. */
        post: operations["bankCheckStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlinks a bank account. */
        post: operations["bankUnbind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fps/payeeCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who an FPS identity belongs to, masked, before money is sent to it. */
        post: operations["fpsPayeeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a transfer would cost, and whether it would be taken; nothing moves. */
        post: operations["transferQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/toHk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the money of a quote to an account at a Hong Kong bank.
         * @description Payee and amount are those of the quote, which the gateway keeps. QUOTE_EXPIRED is answered too when the fee would no longer
         *     be the quoted one, TRANS_PROCESSING when the quote has already been sent and its bank has not answered.
         *     After TRANS_FAIL the money is back on the account, and quote and ticket are used up.
         */
        post: operations["transferToHk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/bankCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announces money that will come from a bank, in one payment or several, and from whom. */
        post: operations["topupBankCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What stands under the place that a bank top-up comes from, while it is chosen. Nothing is promised. */
        post: operations["topupPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/bankConfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a bank top-up has been paid, and, where the order did not say it, from which card, or in cash. */
        post: operations["topupBankConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/fpsCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announces a top-up that will be paid by FPS. */
        post: operations["topupFpsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/frozenList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Top-ups whose money is frozen, because another card paid than was entered. */
        post: operations["topupFrozenList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/frozenResubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the card of a frozen top-up; the money is released when it is the one that paid. */
        post: operations["topupFrozenResubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topup/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the money of a top-up order has come. */
        post: operations["topupStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/window": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a member can send transfers of a kind now, and when they can again. */
        post: operations["transferWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What stands under an amount while it is typed. No quote is made, and nothing is promised. */
        post: operations["transferPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/toGcCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who holds a card, before money is sent to it; only part of the name is shown. */
        post: operations["transferToGcCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/toGc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the money of a quote to a card of the product.
         * @description Payee and amount are those of the quote. QUOTE_EXPIRED is answered too when the fee is no longer the quoted one, or the payee can no
         *     longer be paid.
         */
        post: operations["transferToGc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/toMainland": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the money of a quote to the member's own account at a mainland bank.
         * @description Payee and amount are those of the quote. QUOTE_EXPIRED is answered too when the fee is no longer the quoted one, TRANS_PROCESSING when
         *     the quote has already been sent and its bank has not answered. After TRANS_FAIL the money is back on the account.
         */
        post: operations["transferToMainland"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/loginByCvc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a member in by what is printed on a card; what the account lacks is asked for next. */
        post: operations["loginByCvc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/addInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds what an account lacks after a sign-in by card, confirms number and device by one code, and signs in. */
        post: operations["loginAddInformation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/checkMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a visitor's mobile number by the code sent to it and gives a ticket to register with. */
        post: operations["registerCheckMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/checkAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says at once whether an e-mail address and a login password can be a new member's. */
        post: operations["registerCheckAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a T1 member with a first virtual card. */
        post: operations["registerSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a forgotten password; the reply is alike for members and for identifiers that nobody has. */
        post: operations["forgetPwdStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/uplinkStart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the text that the member sends from the registered phone. */
        post: operations["forgetPwdUplinkStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/uplinkCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the text has come in from the registered phone. */
        post: operations["forgetPwdUplinkCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/verifyOtpId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves the member by a one-time code and a document number. */
        post: operations["forgetPwdVerifyOtpId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/verifyOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves the member by a one-time code and month and day of birth. */
        post: operations["forgetPwdVerifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/verifyAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves the member by the answer to the member's own question. */
        post: operations["forgetPwdVerifyAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/manualSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the staff to look at documents; the way to a new password follows by e-mail. */
        post: operations["forgetPwdManualSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/setPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the new password, lifts the lock of wrong passwords and ends every session. */
        post: operations["forgetPwdSetPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page of the records of an account, newest first. */
        post: operations["historyQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One record with all that is known of it. */
        post: operations["historyDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/receiptFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to the receipt of a record, as a PDF in the language of the call.
         * @description The receipt says what the record says (/history/detail), who gives it and under which licence. Of a record that is not a success it
         *     is called a record of the transaction.
         */
        post: operations["historyReceiptFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What has left an account in each of the last months, by kind.
         * @description Months of Hong Kong, this one the last. What came to nothing is left out, and so is a balance that was paid back as its card ended. What a
         *     refund gave back of a payment is taken off in the month of the payment; a refund that names no payment takes nothing off.
         */
        post: operations["historySpending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/closeQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What closing the account would take, and what stands in its way.
         * @description `closure_id` stands for the balances shown: the tickets are given for it, and a closure under it takes exactly these sums.
         *     FUNDS_FROZEN: money that cannot be taken out is not forfeited either.
         */
        post: operations["accountCloseQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the member's account for good; the whole balance is forfeited.
         * @description Every account and card of the member is cancelled, what was on them goes to the house as the fee, the mobile number is blocked
         *     for the calendar year and every session ends. QUOTE_EXPIRED: the balances are no longer those of `closure_id`, so ask again
         *     and show them. REALNAME_REQUIRED: no identity document is known that a selfie could be compared with; support closes the account.
         *     With the ended session /flow/outcome still tells what became of the call.
         */
        post: operations["accountClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/statementList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The months an account has a statement of, newest first.
         * @description The last six months; that of the month before from 08:00 on the 1st, Hong Kong time; none from before the account was opened.
         */
        post: operations["accountStatementList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/statementFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to the statement of an account and month, as a PDF.
         * @description The statement has the balances at the beginning and at the end of the month and every posting between them. DOWNLOAD_FAIL: there is
         *     no statement of that month, or not yet. It is numbered when it is first asked for.
         */
        post: operations["accountStatementFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/queryAccSleep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the member's account is dormant, and since when.
         * @description An account sleeps when nothing has moved on it for six months, or it was not used for six months since it was opened. The
         *     dormant fee begins with that, in the seventh month.
         */
        post: operations["accountQueryAccSleep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/slpInfoAfterLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the supplementary information of a dormant account, which wakes it. */
        post: operations["accountSlpInfoAfterLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/limitQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The limits of the member's level, and what of them is used. */
        post: operations["accountLimitQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payee/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payees whom the member has saved. No number is given in full; a quote takes the id. */
        post: operations["payeeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payee/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls a saved payee by a name of the member's own. It is shown to this member only. */
        post: operations["payeeRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payee/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a saved payee. What was paid to it stays in the history. */
        post: operations["payeeRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fps/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The FPS identities under which the member receives money here. */
        post: operations["fpsQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fps/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers an identity of the member for receiving money by FPS. */
        post: operations["fpsRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fps/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes this the place to which money for an identity comes when no bank is named. */
        post: operations["fpsSetDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fps/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the registration of an identity. */
        post: operations["fpsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves the member once more, for one setting, and gives a ticket to change it with. */
        post: operations["userVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/pwdChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new login or payment password. */
        post: operations["userPwdChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/qaSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the security question and its answer. */
        post: operations["userQaSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/mobChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the mobile number; funds are frozen for a day. */
        post: operations["userMobChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/emailSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to a new address; every earlier one is dead. */
        post: operations["userEmailSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/emailConfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a link's code and changes the address; works signed out too. */
        post: operations["userEmailConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/emailStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the waiting tab where the last change of address stands. */
        post: operations["userEmailStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/securityQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The devices that the member has confirmed, and the last sign-ins.
         * @description Newest first. Nothing of a device is told but the families of its browser and system.
         */
        post: operations["userSecurityQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deviceForget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets a device; one that is not there is forgotten already. The next sign-in on it asks for a code. */
        post: operations["userDeviceForget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/noticeQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether and how the member is told of spending. */
        post: operations["userNoticeQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/noticeSet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets whether and how the member is told of spending. */
        post: operations["userNoticeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realname/queryStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the real-name review of the member stands. */
        post: operations["realnameQueryStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realname/linkExisting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links the member to the customer of an earlier card. */
        post: operations["realnameLinkExisting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realname/ocrCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the pictures of a document read; an application is made with the document read last. */
        post: operations["realnameOcrCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realname/faceCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares a selfie with the member's document and gives a ticket for one operation. */
        post: operations["realnameFaceCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realname/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies for real-name verification; the review begins. */
        post: operations["realnameSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realname/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a change of certified data; they stay in force until it is approved. */
        post: operations["realnameModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/activateByInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names the card to be activated by what is printed on it.
         * @description A signed-in member can activate an own card only. A visitor can activate the card in hand; the owner is proven by cardActivateFinish.
         *     Too many wrong details put the card in the status lockedActivation.
         */
        post: operations["cardActivateByInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/activateByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names the card to be activated by its last four digits and the activation code from its letter.
         * @description A signed-in member can activate an own card only, and too many wrong codes put the card in the status lockedActivation. A visitor
         *     names no card by four digits: wrong codes count for the source, and those digits are closed to it for a time.
         */
        post: operations["cardActivateByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/activateFinish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates a card: proves its owner by a code, and keeps what the owner lacked.
         * @description The code is one of smsSendCode, scene ACTIVATE. Of login password and e-mail, an owner who lacks one or both gives at least one;
         *     an owner without a payment password gives one. What is there already is never replaced.
         */
        post: operations["cardActivateFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cards of the member, or of one account; gift cards aside, cancelled ones last. */
        post: operations["cardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One card of the member; its number is masked. */
        post: operations["cardDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks a card of the member.
         * @description Spending, withdrawals and transfers stop; sign-in and top-up go on. Only an active card can be locked.
         *     The ticket is one of /auth/payPwd for cardLock with the card_id as quote_id.
         */
        post: operations["cardLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlocks a card of the member.
         * @description Only a card that its member has locked can be unlocked.
         *     The ticket is one of /auth/payPwd for cardUnlock with the card_id as quote_id.
         */
        post: operations["cardUnlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows number, expiry and security code of a card, once.
         * @description The ticket is one of /auth/payPwd for cardReveal with the card_id as quote_id. A card that is not yet in use, or no longer, or whose account is stopped, is not shown.
         */
        post: operations["cardReveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the number of an account, once.
         * @description The ticket is one of /auth/payPwd for accountReveal with the account_id as quote_id.
         */
        post: operations["accountReveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cancelQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What cancelling a card would cost and pay back; or why it cannot be cancelled now. */
        post: operations["cardCancelQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a card with its account: takes the fee, pays the rest back to a bank account of the member.
         * @description The refund goes to an account in the member’s own name; without anything to pay back no bank account is needed.
         *     QUOTE_EXPIRED is answered when the figures are no longer those of cardCancelQuery.
         */
        post: operations["cardCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What gift cards there are to buy, and what limits and fees apply. */
        post: operations["giftcardConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an order of gift cards costs, for a first order and for any other of a mobile number. */
        post: operations["giftcardQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders the gift cards of a quote. The order is answered first and paid by bank transfer afterwards. */
        post: operations["giftcardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a gift card or an order to who knows its number and the buyer's mobile number. */
        post: operations["giftcardQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The orders of a mobile number, for who has the phone. */
        post: operations["giftcardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A card with its transactions or an order with its cards, as a query has opened it. */
        post: operations["giftcardDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates a gift card by the code in its letter and gives it a payment password. */
        post: operations["giftcardActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/giftcard/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a link to the cards of an order as a file, their numbers masked. */
        post: operations["giftcardExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What cards the member can order, and what they cost before postage. */
        post: operations["cardOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a card, its fee and its postage, held for a few minutes.
         * @description new and buyChip take account_id, currency and card_organ; the others card_id. A card that is sent takes delivery_region.
         */
        post: operations["cardQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an account with a virtual card, at once. */
        post: operations["cardNew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/buyChip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders a physical card with an account of its own. */
        post: operations["cardBuyChip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/chipApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders the physical body of a virtual card. */
        post: operations["cardChipApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/renewVcn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews a virtual card, at once. */
        post: operations["cardRenewVcn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/renewChip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews a physical card: a new body with the same number is made. */
        post: operations["cardRenewChip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a physical card by one with another number; the old one is cancelled at once. */
        post: operations["cardReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/renewQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a card can be renewed now, from when, and what it costs. */
        post: operations["cardRenewQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/purchaseRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders of cards and gift cards of the member, with what they cost, the newest first. */
        post: operations["cardPurchaseRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/applyRecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Physical cards that are made for the member, with their progress, the newest first. */
        post: operations["cardApplyRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a card that was bought over the counter, with an account of its own.
         * @description number takes card_no, expiry_date and cvc2; barcode takes barcode and activation_code, from the package and under its seal.
         *     Wrong details count for the member; after too many no card can be added for a time.
         */
        post: operations["cardAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/enableWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a card into a contactless wallet.
         * @description A wallet that has the card already keeps it. The ticket is one of /auth/otp for cardEnableWallet with the card_id as quote_id.
         */
        post: operations["cardEnableWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/applyQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a card costs a visitor who applies for one. */
        post: operations["cardApplyQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/applySubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies for the card of a quote. It is answered by e-mail first; nothing is paid before. */
        post: operations["cardApplySubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One of the member's own accounts, as account_list gives it. */
        AccountId: string;
        /** @description An account of the member with its card (R-ENT-03). */
        AccountInfo: {
            account_id: components["schemas"]["AccountId"];
            account_no_mask: string;
            card_no_mask: string;
            card_organ: components["schemas"]["CardOrgan"];
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            /** @description Of the card. */
            status: components["schemas"]["CardStatus"];
            /**
             * @description Of the account itself (R-STATE-38 to R-STATE-40): nothing is paid from one that is stopped.
             * @enum {string}
             */
            account_status: "normal" | "stopped" | "cancelled";
            balance: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            held: components["schemas"]["Money"];
        };
        /** @description A card that can be activated now, and what its owner still lacks. */
        ActivationData: {
            act_ticket: components["schemas"]["Proof"];
            expire_time: components["schemas"]["Instant"];
            card_no_mask: string;
            card_organ: components["schemas"]["CardOrgan"];
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            mob_no_mask: components["schemas"]["MobileMask"];
            /** @description The owner has no login password. */
            need_pwd: boolean;
            /** @description The owner has no e-mail address. */
            need_email: boolean;
            /**
             * @description What of the two the owner sets to be let in; `either` leaves the choice, `none` is missing.
             * @enum {string}
             */
            access: "none" | "password" | "email" | "either";
            /** @description The owner has no payment password; cardActivateFinish must be given one. */
            need_pay_pwd: boolean;
            /** @description A visitor proves the owner by month and day of birth besides the code. */
            need_birth: boolean;
        };
        /** @description An application that is under review, and when it is answered (R-CONST-26). */
        Applied: {
            apply_no: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            review_state: "submitted" | "modificationAudit";
            submitted_at: components["schemas"]["Instant"];
            answer_from: components["schemas"]["CalendarDay"];
            answer_by: components["schemas"]["CalendarDay"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        AvailableData: {
            available: components["schemas"]["Money"];
        };
        /** @description Beside BALANCE_BELOW_FEE, what is there and what is to be paid from it. */
        BelowFeeData: {
            balance: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
        };
        /**
         * @description WAITING for the check top-up; BOUND; EXPIRED without it; UNBOUND by the member or by a newer try.
         * @enum {string}
         */
        BindingState: "WAITING" | "BOUND" | "EXPIRED" | "UNBOUND";
        /**
         * Format: date
         * @description A day in Hong Kong.
         */
        CalendarDay: string;
        /**
         * @description The characters in the picture, in either case; the four numbers of tones that are heard; or what the browser has worked
         *     out: a number with which SHA-256 of `<captcha_key>:<number>` begins with as many zero bits as are asked.
         */
        CaptchaAnswer: string;
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        CaptchaRequiredData: {
            /** @constant */
            captcha_required: true;
        };
        /** @description One of the member's own cards, as cardList gives it. */
        CardId: string;
        /** @description A card of the member, as a list shows it (R-ENT-29 to R-ENT-41). The number is masked. */
        CardInfo: {
            card_id: components["schemas"]["CardId"];
            account_id: components["schemas"]["AccountId"];
            card_no_mask: string;
            card_organ: components["schemas"]["CardOrgan"];
            /** @enum {string} */
            card_type: "virtual" | "physical";
            card_kinds: components["schemas"]["CardKind"][];
            /** @description A dedicated online-shopping card; its refunds cost more (R-CONST-73 to R-CONST-75). */
            shopping_only: boolean;
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            status: components["schemas"]["CardStatus"];
            /** @description Of a card that is suspended for a time, until when (AMB-43). */
            suspended_until?: components["schemas"]["Instant"];
            /** Format: date */
            valid_to: string;
            balance: components["schemas"]["Money"];
        };
        /**
         * @description The seven types of a card (R-ENT-39), of which a card has one or more: whose it is (personal, business), what it is (virtual, gift,
         *     physical with a magnetic stripe or with a chip) and whether it pays without contact.
         * @enum {string}
         */
        CardKind: "personal" | "gift" | "virtual" | "business" | "physicalMagneticStripe" | "physicalChip" | "contactless";
        /** @description An order that is placed and paid. Of a card that is made and sent, the days it can be expected on. */
        CardOrderDone: {
            order_no: components["schemas"]["ReferenceNumber"];
            card_id: components["schemas"]["CardId"];
            card_no_mask: string;
            /**
             * Format: date
             * @description The last day of the card as it is now; of a body that is renewed, until the new one is there.
             */
            valid_to: string;
            status: components["schemas"]["CardStatus"];
            total: components["schemas"]["Money"];
            time: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The order is answered from this day (R-CONST-27).
             */
            review_from?: string;
            /** Format: date */
            review_by?: string;
            /**
             * Format: date
             * @description The last day on which it is mailed (R-CONST-18).
             */
            made_by?: string;
            /**
             * Format: date
             * @description The post takes about a week (R-CONST-19).
             */
            arrives_by?: string;
        };
        /**
         * @description What is ordered. renewVirtual, renewChip and replace share one free use of an account (AMB-49).
         * @enum {string}
         */
        CardOrderKind: "new" | "buyChip" | "chipApply" | "renewVirtual" | "renewChip" | "replace";
        /** @enum {string} */
        CardOrgan: "Mastercard" | "UnionPay" | "Visa";
        /**
         * @description Nine statuses of a card (AMB-43).
         * @enum {string}
         */
        CardStatus: "active" | "locked" | "paused" | "suspended" | "cancelled" | "unactivated" | "unused" | "printing" | "lockedActivation";
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        CardStatusData: {
            status: components["schemas"]["CardStatus"];
        };
        /** @description An account that ended with its card; its records stay. */
        ClosedAccount: {
            account_id: components["schemas"]["AccountId"];
            card_no_mask: string;
            card_organ: components["schemas"]["CardOrgan"];
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
        };
        /** @description While it is closed: a workday, too early or too late, or a weekend or public holiday. */
        ClosedReason: components["schemas"]["closed-reason"];
        /** @description The e-mail address that the code went to, of which only some characters are shown. Without it, the code went to the mobile number. */
        CodeEmailMask: string;
        /**
         * @description Who a customer is (R-ENT-42 to R-ENT-50, R-ENT-55 to R-ENT-62); the part of the guardian for whoever is under 18. Where the
         *     customer is reached is asked of whoever applies; of a change it may be left out, and stays as it is.
         */
        CustomerDetails: {
            name_cn?: components["schemas"]["name-cn"];
            name_en: components["schemas"]["name-en"];
            sex: components["schemas"]["sex"];
            birth_date: components["schemas"]["birth-date"];
            email?: components["schemas"]["email"];
            area_code?: components["schemas"]["area-code"];
            mob_no?: components["schemas"]["mob-no"];
            occupation: components["schemas"]["occupation"];
            position: components["schemas"]["position"];
            address?: components["schemas"]["address"];
            account_purpose: components["schemas"]["account-purpose"];
            source_of_funds: components["schemas"]["source-of-funds"];
            source_of_wealth: components["schemas"]["source-of-wealth"];
            guardian_name?: components["schemas"]["name-en"];
            guardian_doc_type?: components["schemas"]["doc-type"];
            guardian_doc_no?: components["schemas"]["doc-no"];
            guardian_doc_file_id?: components["schemas"]["PictureId"];
            relationship?: components["schemas"]["relationship"];
            relationship_proof?: {
                picture: {
                    file_id: string;
                    file_name: string;
                };
            }[];
        };
        /** @description The identity document of a customer, with its pictures (R-ENT-51 to R-ENT-54). */
        CustomerDocument: {
            region: components["schemas"]["customer-region"];
            doc_type: components["schemas"]["identity-document"];
            doc_no: components["schemas"]["doc-no"];
            doc_validity: components["schemas"]["doc-validity"];
            doc_valid_from?: components["schemas"]["doc-valid-from"];
            doc_valid_to?: components["schemas"]["doc-valid-to"];
            doc_front_file_id: components["schemas"]["PictureId"];
            doc_back_file_id?: components["schemas"]["PictureId"];
        };
        /**
         * @description Why an application was declined (R-STATE-17).
         * @enum {string}
         */
        DeclineReason: "documentUnclear" | "documentInvalid" | "detailsDiffer" | "addressUnproven" | "other";
        /** @description The family of a browser or system, such as `Chrome` or `iPhone`; absent when it is not known. */
        DeviceWord: string;
        /**
         * @description What an application said of the customer, to begin the next one with. Of an approved one neither date of birth nor where the
         *     customer is reached: whoever changes certified data gives them only where they change. Before any application the name alone.
         */
        EarlierDetails: {
            name_cn?: components["schemas"]["name-cn"];
            name_en: components["schemas"]["name-en"];
            sex?: components["schemas"]["sex"];
            birth_date?: components["schemas"]["birth-date"];
            email?: components["schemas"]["email"];
            area_code?: components["schemas"]["area-code"];
            mob_no?: components["schemas"]["mob-no"];
            occupation?: components["schemas"]["occupation"];
            position?: components["schemas"]["position"];
            address?: components["schemas"]["address"];
            account_purpose?: components["schemas"]["account-purpose"];
            source_of_funds?: components["schemas"]["source-of-funds"];
            source_of_wealth?: components["schemas"]["source-of-wealth"];
        };
        /** @description What every reply is wrapped in (R-CALL-10 to R-CALL-12). */
        Envelope: {
            /** @description `SUCCESS`, a common code or a code the operation lists. */
            return_code: string;
            /** @description A sentence in the language of the `lang` header, to be shown as text. */
            return_desc: string;
            ret_data: {
                [key: string]: unknown;
            };
        };
        /** @description To the mainland, what one unit of the account's currency brings in CNY; none from an account in CNY. */
        ExchangeRate: string;
        /** @description Beside TRANS_FAIL of a transfer, what it is known by, though nothing has left. */
        FailedTransferData: {
            ref_no: components["schemas"]["ReferenceNumber"];
            time: components["schemas"]["Instant"];
        };
        /**
         * @description What a service charge was for.
         * @enum {string}
         */
        FeeKind: "transfer" | "topupAbroad" | "atm" | "withdrawal" | "smallPurchase" | "onlineAbroad" | "authFailure" | "decline" | "refund" | "dormant" | "expiredCard";
        /** @description Opens a file by GET for a short time; a path on the origin of the gateway (AMB-83). */
        FileUrl: string;
        /** @description The kebab-case name of a flow. */
        FlowId: string;
        /** @description A wizard in progress as the portal keeps it, holes in place of secrets. The gateway reads its id and nothing else. */
        FlowRecord: {
            /** @constant */
            format: 1;
            id: components["schemas"]["RecordId"];
        } & {
            [key: string]: unknown;
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        FrozenData: {
            until: components["schemas"]["Instant"];
        };
        /** @description A gift card; its number is told to nobody (R-ENT-39). */
        Giftcard: {
            card_id: components["schemas"]["OpaqueId"];
            card_no_mask: string;
            denomination: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            /** Format: date */
            expiry_date: string;
            /** @enum {string} */
            status: "unactivated" | "active" | "expired";
        };
        /** @description Gift cards of one denomination, in the currency of the order. */
        GiftcardLine: {
            denomination: components["schemas"]["amount"];
            quantity: components["schemas"]["giftcard-quantity"];
        };
        /** @description An order of gift cards (R-ENT-109 to R-ENT-122). `status` is that of a purchase record (R-STATE-45 to R-STATE-51). */
        GiftcardOrder: {
            order_no: components["schemas"]["ReferenceNumber"];
            reference_no: components["schemas"]["GiftcardReference"];
            /** @enum {string} */
            kind: "entity" | "virtual";
            /** @enum {string} */
            status: "audit" | "unpaid" | "paid" | "assigned" | "shipped" | "notPassed" | "completed";
            ordered_at: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The last day on which the order is answered (R-CONST-25).
             */
            answer_by: string;
            purpose?: components["schemas"]["giftcard-purpose"];
            recipient?: string;
            receiver_email_mask?: string;
            mob_no_mask?: components["schemas"]["MobileMask"];
            address?: string;
            remark?: string;
            count: number;
            amount: components["schemas"]["Money"];
            card_fee: components["schemas"]["Money"];
            /** @description Signed; what the first order of a mobile number is spared of the card fee (R-CONST-23, AMB-18). */
            waived?: components["schemas"]["Money"];
            /** @description Of cards that come by post. */
            postage?: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /** @description The account of this house that takes the money for gift cards, as the site's texts name it. */
        GiftcardPayTo: {
            bank: string;
            account_name: string;
            account_no: string;
        };
        /** @description What the buyer writes on the payment of an order. */
        GiftcardReference: string;
        /** @description ISO 8601 by the named clock, with Hong Kong's offset. */
        Instant: string;
        /**
         * @description Language of what is asked for; the `lang` header is that of `return_desc`.
         * @enum {string}
         */
        Language: "zh-HK" | "zh-CN" | "en";
        /** @description Beside OVER_LIMIT, what may still be moved. */
        LeftData: {
            left: components["schemas"]["Money"];
        };
        /** @description Beside OVER_SINGLE_LIMIT, the most that one transfer may send. */
        LimitData: {
            limit: components["schemas"]["Money"];
        };
        /** @description Beside a lock, the instant at which it ends. */
        LockedUntilData: {
            until: components["schemas"]["Instant"];
        };
        /** @description A card to choose at sign-in (R-FLOW-03). */
        LoginCard: {
            account_id: components["schemas"]["AccountId"];
            card_no_mask: string;
            card_organ: components["schemas"]["CardOrgan"];
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            status: components["schemas"]["CardStatus"];
        };
        /** @description Where and when a member signed in (R-ENT-27, R-ENT-28). Beside KICK_OUT it is the new sign-in. */
        LoginInfo: {
            device_name: string;
            login_time: components["schemas"]["Instant"];
        };
        /** @description A mobile number of which only some digits are shown. */
        MobileMask: string;
        /** @description A sum of money in a reply. In a request an amount is a bare decimal string and the account decides the currency. */
        Money: {
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            /** @description Two decimals; negative only where the field says that it is signed. */
            amount: string;
        };
        /** @description A sum for each currency that the member has an account in; currencies never mix. */
        MoneyByCurrency: {
            HKD?: components["schemas"]["Money"];
            CNY?: components["schemas"]["Money"];
            USD?: components["schemas"]["Money"];
        };
        /** @description A calendar month, Hong Kong time. */
        Month: string;
        /** @description An id the gateway has given; nothing can be read from it. */
        OpaqueId: string;
        /** @description Beside RENEW_NOT_OPEN, the first day on which it is (R-CONST-16). */
        OpenDateData: {
            /** Format: date */
            open_date: string;
        };
        /** @description Which fields of the request break the contract. Values are never repeated. */
        ParamErrorData: {
            fields: {
                /** @description JSON Pointer into the body; `/` and a name for a header. */
                pointer: string;
                keyword: string;
            }[];
        };
        /** @description Beside CO_BRANDED, through whom it is done instead (R-ROLE-24). */
        PartnerData: {
            partner_name: string;
        };
        /** @description The account of this house that takes the money. */
        PayTo: {
            bank_name: string;
            account_number: string;
            account_name: string;
        };
        /** @description Beside CURRENCY_NOT_SAME, the currency of the payee's card. */
        PayeeCurrencyData: {
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
        };
        /** @description The id of an uploaded picture of a person or of a document. */
        PictureId: string;
        /**
         * @description How far a physical card is (R-STATE-41 to R-STATE-44).
         * @enum {string}
         */
        PrintProgress: "waiting" | "making" | "delivered" | "received";
        /**
         * @description Half of what was proven: worth nothing without the cookie of the browser it was given to. Opaque, short-lived. A reply that gives
         *     one says in `expire_time` beside it until when it is good.
         */
        Proof: string;
        /**
         * @description What was bought, as CardOrderKind has it; or gift cards, by post or by e-mail.
         * @enum {string}
         */
        PurchaseKind: "new" | "buyChip" | "chipApply" | "renewVirtual" | "renewChip" | "replace" | "giftEntity" | "giftVirtual";
        /**
         * @description Seven states of a purchase (R-STATE-45 to R-STATE-51).
         * @enum {string}
         */
        PurchaseState: "toAudit" | "unpaid" | "paid" | "assigned" | "shipped" | "notPassed" | "completed";
        /** @description The record's own random id. */
        RecordId: string;
        /** @description Reference number of a record (R-ENT-63); digits, the Hong Kong date first. */
        ReferenceNumber: string;
        /** @description What every request body carries beside its business fields. */
        RequestBase: {
            /** @description Random and new for every request; for tracing, never an idempotency key (R-CALL-08, R-CONST-02). */
            req_water_no: string;
            /** @description The terminal the deployment was given (R-CALL-09). */
            terminal_no: string;
        };
        /** @description Where the real-name review stands (AMB-45). */
        ReviewState: components["schemas"]["review-state"];
        /** @description Saves so far; 0 for a record never saved. */
        Revision: number;
        /** @description A number of seconds. */
        Seconds: number;
        /**
         * @description The setting that a member is about to change; a code for one is good for no other.
         * @enum {string}
         */
        SettingKind: "email" | "mobile" | "loginPassword" | "paymentPassword" | "securityQuestion";
        /** @description Opaque, short-lived, for one use. */
        Ticket: string;
        /** @description The session id of a signed-in member, 256 random bits. */
        Token: string;
        /**
         * @description WAITING for the money; CREDITED to the account; FROZEN because the paying card is not the one announced (R-STATE-63);
         *     EXPIRED without money.
         * @enum {string}
         */
        TopupState: "WAITING" | "CREDITED" | "FROZEN" | "EXPIRED";
        /**
         * @description Ten kinds of record, one for each history page (AMB-46).
         * @enum {string}
         */
        TransactionKind: "topup" | "transferOut" | "transferIn" | "atm" | "expense" | "refund" | "offlineDraw" | "ajustment" | "serviceFee" | "accVer";
        /**
         * @description The statuses of R-STATE-52 to R-STATE-62. unpaid: not yet billed; pendingPayment: a top-up that waits for its money; paid: the money
         *     is there or announced, and not yet credited; submittedToBank: a mainland bank has it and pays it out; closed: nothing came of it;
         *     authorized: set aside for a shop that takes it later; unknown: the card organisation cannot tell.
         * @enum {string}
         */
        TransactionStatus: "success" | "fail" | "refunded" | "unpaid" | "pendingPayment" | "processing" | "paid" | "submittedToBank" | "closed" | "unknown" | "authorized";
        /** @description Beside TRANSFER_HOURS, the instant at which the hours begin next, and why they are over. */
        TransferHoursData: {
            next_open: components["schemas"]["Instant"];
            reason: components["schemas"]["ClosedReason"];
        };
        /** @description Beside a wrong guess, how many are left. */
        TriesLeftData: {
            left: number;
        };
        /** @description An uploaded file as the page names it. Only its id counts; the rest is for whoever reads the answer. */
        UploadedFile: {
            file_id: components["schemas"]["OpaqueId"];
            file_name: string;
            file_size?: number;
            pages?: number;
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        UsableFromData: {
            from: components["schemas"]["Instant"];
        };
        /** @description A forgotten password whose owner has proven to be it. */
        VerifiedReset: {
            verified_ticket: components["schemas"]["Proof"];
            expire_time: components["schemas"]["Instant"];
        };
        "account-number": string;
        /** @enum {string} */
        "account-purpose": "dailySpending" | "onlineShopping" | "travel" | "education" | "salary" | "family" | "savings" | "rent" | "medical" | "business" | "investment" | "other";
        "activation-code": string;
        address: string;
        /** @constant */
        agree: true;
        amount: string;
        "area-code": string;
        /** @enum {string} */
        "bank-account-type": "debitCard" | "passbook";
        "bank-card-no": string;
        "bank-code": string;
        /** Format: date */
        "birth-date": string;
        "birth-md": string;
        "card-barcode": string;
        "card-last4": string;
        /** @enum {string} */
        "closed-reason": "hours" | "dayOff";
        /** @enum {string} */
        "closure-reason": "notUsed" | "fees" | "otherProvider" | "features" | "privacy" | "other";
        /** @enum {string} */
        "contactless-wallet": "phone" | "watch";
        /** @enum {string} */
        currency: "HKD" | "CNY" | "USD";
        /** @enum {string} */
        "customer-region": "HK" | "CN" | "MO" | "OTHER";
        cvc2: string;
        "delivery-address": string;
        /** @enum {string} */
        "delivery-region": "HK" | "CN" | "OTHER";
        "doc-no": string;
        /** @enum {string} */
        "doc-type": "hkId" | "mainlandId" | "macauId" | "passport";
        /** Format: date */
        "doc-valid-from": string;
        /** Format: date */
        "doc-valid-to": string;
        /** @enum {string} */
        "doc-validity": "until" | "permanent";
        /** Format: email */
        email: string;
        "expiry-date": string;
        "gc-card-no": string;
        /** @enum {string} */
        "giftcard-purpose": "birthday" | "wedding" | "festival" | "thanks" | "staffReward" | "other";
        "giftcard-quantity": number;
        greeting: string;
        /** @enum {string} */
        "identity-document": "hkPermanentId" | "identityCard" | "passport";
        /** @enum {string} */
        "keep-reason": "travel" | "reserve" | "occasional" | "refund" | "other";
        "login-id": string;
        "login-pwd": string;
        "mob-no": string;
        "name-cn": string;
        "name-en": string;
        "new-login-pwd": string & (string);
        "new-pay-pwd": string & (string);
        /** @enum {string} */
        occupation: "finance" | "education" | "medical" | "technology" | "trade" | "manufacturing" | "service" | "publicService" | "selfEmployed" | "student" | "homemaker" | "retired" | "other";
        "order-remark": string;
        otp: string;
        "pay-pwd": string;
        /** @enum {string} */
        "payee-name-check": "registered" | "matches" | "unconfirmed";
        "payee-name-en": string;
        "payee-nickname": string;
        /** @enum {string} */
        "payee-type": "mobile" | "email" | "fpsId" | "account";
        /** @enum {string} */
        position: "generalStaff" | "middleManagement" | "seniorManagement";
        "proxy-id": string;
        recipient: string;
        /** @enum {string} */
        relationship: "parent" | "grandparent" | "sibling" | "legalGuardian";
        remark: string;
        /** @enum {string} */
        "review-state": "unauthenticated" | "waitingToSubmit" | "submitted" | "checking" | "declined" | "registered" | "certified" | "demoted" | "modificationAudit" | "waitingFaceToFace";
        /** @enum {string} */
        "saved-payee-type": "mobile" | "email" | "fpsId" | "fpsAccount" | "account" | "card";
        "security-answer": string;
        /** @enum {string} */
        "security-question": "firstSchool" | "birthTown" | "childhoodFriend" | "firstTeacher" | "favouriteBook";
        /** @enum {string} */
        sex: "female" | "male";
        /** @enum {string} */
        "source-of-funds": "salary" | "business" | "savings" | "investment" | "pension" | "family" | "allowance" | "other";
        /** @enum {string} */
        "source-of-wealth": "employment" | "business" | "investment" | "property" | "inheritance" | "family" | "other";
        /** @enum {string} */
        "transfer-method": "FPS" | "bank";
        "announceQuery.request": {
            language: components["schemas"]["Language"];
            page_no: number;
            page_size: number;
            /** @description Only this one. */
            announce_id?: components["schemas"]["OpaqueId"];
        };
        "announceQuery.reply": {
            total: number;
            list: {
                announce_id: components["schemas"]["OpaqueId"];
                title: string;
                /** @description Plain text; an empty line parts paragraphs. */
                content: string;
                publish_time: components["schemas"]["Instant"];
                /** @description Below the content, in their order. */
                pictures?: {
                    /** @description A path of the portal's own origin. */
                    picture: string;
                    /** @description What it shows. */
                    alt: string;
                }[];
            }[];
        };
        "announceNotice2.request": Record<string, never>;
        "announceNotice2.reply": {
            title_tw: string;
            title_cn: string;
            title_en: string;
            content_tw: string;
            content_cn: string;
            content_en: string;
        };
        "contactContactUs.request": {
            /** @enum {string} */
            contact_type: "enquiry" | "complaint" | "cooperation" | "lostCard";
            name: string;
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            email: components["schemas"]["email"];
            content: string;
            captcha_key: components["schemas"]["OpaqueId"];
            captcha: components["schemas"]["CaptchaAnswer"];
        };
        "contactContactUs.reply": {
            contact_no: components["schemas"]["ReferenceNumber"];
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "contactContactUs.CAPTCHA_REQUIRED": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "contactContactUs.CAPTCHA_WRONG": {
            /** @constant */
            captcha_required: true;
        };
        "contentAppDownClause.request": {
            /** @description The number of a document, as content/documents/index.json lists it (00 cardholder terms, 01 privacy, 02 fee table, 03 limit table, 04 gift-card terms, 05 safety of funds). */
            file_type: string;
            language: components["schemas"]["Language"];
            /** @description The day of an edition, where the document has several (AMB-31). The newest without it. */
            effective_from?: components["schemas"]["CalendarDay"];
        };
        "contentAppDownClause.reply": {
            /** @description The page of the document, a path on the origin of the portal. */
            file_url: string;
            title: string;
            effective_from: components["schemas"]["CalendarDay"];
            sections: {
                heading: string;
                paragraphs: string[];
                /** @description A table; its first row is the head. None when the section has no table. */
                rows: string[][];
            }[];
        };
        "contentAppAdvQuery.request": {
            /** @enum {string} */
            adv_type: "00";
            /** @description Adverts for this card and those for every card; without it, only the latter. */
            card_organ?: components["schemas"]["CardOrgan"];
            language: components["schemas"]["Language"];
        };
        "contentAppAdvQuery.reply": {
            list: {
                /** @description Address of the picture. */
                pic: string;
                /** @description What it opens, a page or a picture. */
                pic_transfer: string;
                /**
                 * @description 00 opens a link in a new tab, 01 the viewer of pictures.
                 * @enum {string}
                 */
                pic_type: "00" | "01";
                /** @description What the advert says, shown as text over a picture that has no words of its own. */
                title?: string;
                /** @description A line below the title. */
                text?: string;
            }[];
        };
        "contactCaptcha.request": {
            /** @description CAPTCHA_REQUIRED has been answered, so that a person is asked. */
            captcha_required?: boolean;
            /** @description Tones in the place of a picture. */
            sound?: boolean;
        };
        "contactCaptcha.reply": {
            captcha_key: components["schemas"]["OpaqueId"];
            expire_in: components["schemas"]["Seconds"];
            /** @enum {string} */
            kind: "work" | "picture" | "sound";
            /** @description Leading zero bits that SHA-256 of `<captcha_key>:<answer>` has to have. */
            bits?: number;
            /** @description A data URL of a PNG picture. */
            image?: string;
            /** @description A data URL of a WAV file with four groups of one to six tones. */
            sound?: string;
        } & (unknown & unknown & unknown);
        "queryGcCode.request": Record<string, never>;
        "queryGcCode.reply": {
            code_list: {
                code: components["schemas"]["area-code"];
                name_tw: string;
                name_cn: string;
                name_en: string;
            }[];
        };
        "smsSendCode.request": {
            /**
             * @description What the code is for, and what it needs. DEVICE: login_ticket. ADDINFO: login_ticket, and area_code and
             *     mob_no where the account has no number. REGISTER: area_code, mob_no and a captcha. FORGET: fp_ticket. NEWMOB: a
             *     signed-in member, verify_ticket, area_code and mob_no. LINK and BANKBIND: a signed-in member, area_code and mob_no.
             *     ACTIVATE: act_ticket. SETTING and TRANSFER: a signed-in member and operation; purpose where that is userVerify.
             *     APPLY and GIFTORDER: area_code, mob_no, quote_id and a captcha. GIFTLIST: area_code, mob_no and a captcha. GIFTCARD:
             *     query_ticket and operation; it goes to the buyer's number.
             * @enum {string}
             */
            scene: "DEVICE" | "ADDINFO" | "REGISTER" | "FORGET" | "NEWMOB" | "LINK" | "ACTIVATE" | "SETTING" | "TRANSFER" | "BANKBIND" | "APPLY" | "GIFTORDER" | "GIFTLIST" | "GIFTCARD";
            login_ticket?: components["schemas"]["Proof"];
            fp_ticket?: components["schemas"]["Proof"];
            act_ticket?: components["schemas"]["Proof"];
            query_ticket?: components["schemas"]["Ticket"];
            verify_ticket?: components["schemas"]["Proof"];
            area_code?: components["schemas"]["area-code"];
            mob_no?: components["schemas"]["mob-no"];
            captcha_key?: components["schemas"]["OpaqueId"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            /** @description The operation the code will authorise; the code is good for no other. */
            operation?: string;
            quote_id?: components["schemas"]["OpaqueId"];
            purpose?: components["schemas"]["SettingKind"];
            /**
             * @description How the code goes to a member: by SMS unless said otherwise, by mail for operation fpsRegister only. It proves the
             *     address that it went to, where that becomes an FPS identity.
             * @enum {string}
             */
            channel?: "sms" | "mail";
            /** @description Another code is wanted, though one may still work. */
            again?: boolean;
        };
        "smsSendCode.reply": {
            otp_id: components["schemas"]["OpaqueId"];
            mob_no_mask: components["schemas"]["MobileMask"];
            email_mask?: components["schemas"]["CodeEmailMask"];
            resend_after: components["schemas"]["Seconds"];
            resend_time: components["schemas"]["Instant"];
            expire_in: components["schemas"]["Seconds"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "smsSendCode.CAPTCHA_REQUIRED": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "smsSendCode.CAPTCHA_WRONG": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A code was sent to the number a moment ago and has not ended. One for the very same use is named: it can be entered still. */
        "smsSendCode.OTP_WAIT": {
            otp_id?: components["schemas"]["OpaqueId"];
            mob_no_mask?: components["schemas"]["MobileMask"];
            email_mask?: components["schemas"]["CodeEmailMask"];
            resend_after: components["schemas"]["Seconds"];
            resend_time: components["schemas"]["Instant"];
        };
        /** @description As many codes were sent to the number as may be in an hour, or in a day; or as a member may have sent to numbers of others in a day. */
        "smsSendCode.OTP_SEND_LIMIT": {
            resend_after: components["schemas"]["Seconds"];
            resend_time: components["schemas"]["Instant"];
        };
        "loginByPwd.request": {
            area_code: components["schemas"]["area-code"];
            login_id: components["schemas"]["login-id"];
            login_pwd: components["schemas"]["login-pwd"];
            captcha_key?: components["schemas"]["OpaqueId"];
            captcha?: components["schemas"]["CaptchaAnswer"];
        };
        "loginByPwd.reply": {
            /**
             * @description TOKEN means signed in; otherwise what is still asked, with a login_ticket for it.
             * @enum {string}
             */
            next: "TOKEN" | "NEED_CHOOSE" | "NEED_DEVICE_CODE";
            login_ticket?: components["schemas"]["Proof"];
            expire_time?: components["schemas"]["Instant"];
            token?: components["schemas"]["Token"];
            login_info?: components["schemas"]["LoginInfo"];
            mob_no_mask?: components["schemas"]["MobileMask"];
            card_list?: components["schemas"]["LoginCard"][];
        } & (unknown & unknown & unknown);
        "loginByPwd.PWD_ERROR": {
            /** @description Tries left before the account locks. */
            left: number;
            captcha_required: boolean;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "loginByPwd.CAPTCHA_REQUIRED": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "loginByPwd.CAPTCHA_WRONG": {
            /** @constant */
            captcha_required: true;
        };
        "loginChooseCard.request": {
            login_ticket: components["schemas"]["Proof"];
            account_id: components["schemas"]["AccountId"];
        };
        "loginChooseCard.reply": {
            /** @enum {string} */
            next: "TOKEN" | "NEED_DEVICE_CODE";
            login_ticket?: components["schemas"]["Proof"];
            expire_time?: components["schemas"]["Instant"];
            token?: components["schemas"]["Token"];
            login_info?: components["schemas"]["LoginInfo"];
            mob_no_mask?: components["schemas"]["MobileMask"];
        } & (unknown & unknown);
        "loginVerifyDevice.request": {
            login_ticket: components["schemas"]["Proof"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "loginVerifyDevice.reply": {
            token: components["schemas"]["Token"];
            login_info: components["schemas"]["LoginInfo"];
        };
        "loginVerifyDevice.OTP_WRONG": {
            left: number;
        };
        "loginLogout.request": Record<string, never>;
        "loginLogout.reply": Record<string, never>;
        "userInfoQuery.request": Record<string, never>;
        "userInfoQuery.reply": {
            user_name: string;
            /** @description In Chinese, where an approved application has said it. */
            user_name_cn?: components["schemas"]["name-cn"];
            /**
             * @description '0' anonymous (T1), '1' registered (T2), '3' certified (T3).
             * @enum {string}
             */
            realname_status: "0" | "1" | "3";
            review_state: components["schemas"]["ReviewState"];
            /** @enum {string} */
            region: "HK" | "CN" | "OTHER";
            co_branded: boolean;
            mob_no_mask: components["schemas"]["MobileMask"];
            email_mask: string;
            /** @description The first is the current account (R-ENT-04). */
            account_list: components["schemas"]["AccountInfo"][];
            /** @description Those that ended with their card, where there are any. */
            closed_account_list?: components["schemas"]["ClosedAccount"][];
            frozen_until?: components["schemas"]["Instant"];
        };
        "authPayPwd.request": {
            /** @description The operation the ticket will authorise; it is good for no other. */
            operation: string;
            quote_id?: components["schemas"]["OpaqueId"];
            /** @description SHA-256 of the body to be authorised, in lower-case hexadecimal, where there is no quote. */
            digest?: string;
            pay_pwd: components["schemas"]["pay-pwd"];
        };
        "authPayPwd.reply": {
            ticket: components["schemas"]["Ticket"];
            expire_time: components["schemas"]["Instant"];
        };
        "authPayPwd.PAY_PWD_WRONG": {
            left: number;
        };
        "authPayPwd.PAY_PWD_LOCKED": {
            until?: components["schemas"]["Instant"];
        };
        "authOtp.request": {
            operation: string;
            quote_id?: components["schemas"]["OpaqueId"];
            /**
             * @description As the code was asked for.
             * @enum {string}
             */
            channel?: "sms" | "mail";
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "authOtp.reply": {
            ticket: components["schemas"]["Ticket"];
            expire_time: components["schemas"]["Instant"];
        };
        "authOtp.OTP_WRONG": {
            left: number;
        };
        "flowOutcome.request": {
            /** @description The Idempotency-Key of the lost call. */
            key: string;
        };
        "flowOutcome.reply": {
            /** @enum {string} */
            state: "done" | "inProgress" | "notReceived";
            operation?: string;
            /** @description The envelope that was answered, secrets left out. */
            reply?: components["schemas"]["Envelope"];
        };
        "flowRecordList.request": {
            flow?: components["schemas"]["FlowId"];
        };
        "flowRecordList.reply": {
            list: {
                flow: components["schemas"]["FlowId"];
                record: components["schemas"]["FlowRecord"];
                revision: components["schemas"]["Revision"];
                saved_at: components["schemas"]["Instant"];
            }[];
        };
        "flowRecordSave.request": {
            flow: components["schemas"]["FlowId"];
            record: components["schemas"]["FlowRecord"];
            revision: components["schemas"]["Revision"];
            /** @description A random name of the page that saves, the same for all its saves. */
            writer?: string;
            /** @description The page goes away, and the save before may be still under way, arrive after this one or never arrive. So it is also taken where that save by the same writer has been stored since the revision was read. */
            is_last?: boolean;
        };
        "flowRecordSave.reply": {
            revision: components["schemas"]["Revision"];
        };
        /** @description What is stored; nothing when the record has been dropped. */
        "flowRecordSave.RECORD_CONFLICT": {
            record?: components["schemas"]["FlowRecord"];
            revision?: components["schemas"]["Revision"];
        };
        "flowRecordDrop.request": {
            flow: components["schemas"]["FlowId"];
            record_id: components["schemas"]["RecordId"];
        };
        "flowRecordDrop.reply": Record<string, never>;
        "fileUpload.request": {
            /**
             * @description What the picture is for; an operation takes only those of its own scene.
             * @enum {string}
             */
            scene: "DOCUMENT" | "DORMANT" | "FORGET" | "GUARDIAN" | "KINSHIP" | "RECEIPT" | "SELFIE";
            file_name: string;
            /** @description The bytes in base64. */
            content: string;
        };
        "fileUpload.reply": {
            file_id: components["schemas"]["OpaqueId"];
        };
        "fileUploadDocument.request": {
            /**
             * @description What the document is for; an operation takes only those of its own scene.
             * @enum {string}
             */
            scene: "PROOF";
            file_name: string;
            /** @description The bytes in base64. */
            content: string;
        };
        "fileUploadDocument.reply": {
            file_id: components["schemas"]["OpaqueId"];
            /** @description Of a PDF. */
            pages?: number;
        };
        "accountSummary.request": {
            account_id: components["schemas"]["AccountId"];
        };
        "accountSummary.reply": {
            account_id: components["schemas"]["AccountId"];
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            balance: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            held: components["schemas"]["Money"];
            /** @description What is available, in HKD, of an account in another currency. Nothing is exchanged at it. */
            equivalent?: components["schemas"]["Money"];
            /** @description Sums held back and until when, the first to be free at the head (AMB-41). */
            holds: {
                amount: components["schemas"]["Money"];
                until: components["schemas"]["Instant"];
            }[];
            /** @description The latest records, newest first. */
            recent: {
                ref_no: components["schemas"]["ReferenceNumber"];
                kind: components["schemas"]["TransactionKind"];
                time: components["schemas"]["Instant"];
                summary: string;
                /** @description Signed; negative has left the account. */
                amount: components["schemas"]["Money"];
                status: components["schemas"]["TransactionStatus"];
            }[];
        };
        "bankList.request": {
            /** @enum {string} */
            region: "HK" | "CN" | "OTHER";
        };
        "bankList.reply": {
            list: {
                bank_code: components["schemas"]["bank-code"];
                name_tw: string;
                name_cn: string;
                name_en: string;
            }[];
        };
        "bankBoundList.request": Record<string, never>;
        "bankBoundList.reply": {
            list: {
                bind_id: components["schemas"]["OpaqueId"];
                account_id: components["schemas"]["AccountId"];
                bank_code: components["schemas"]["bank-code"];
                bank_name: string;
                bank_card_mask: string;
                holder_name: components["schemas"]["name-en"];
                mob_no_mask: components["schemas"]["MobileMask"];
                state: components["schemas"]["BindingState"];
                bound_at?: components["schemas"]["Instant"];
            }[];
        };
        "bankBind.request": {
            /** @description Where the check top-up goes; its currency decides the sum. */
            account_id: components["schemas"]["AccountId"];
            bank_code: components["schemas"]["bank-code"];
            bank_card_no: components["schemas"]["bank-card-no"];
            /** @description Must be the member. */
            holder_name: components["schemas"]["name-en"];
            /** @description Number of the identity document the bank knows the holder by. */
            doc_no: components["schemas"]["doc-no"];
            area_code: components["schemas"]["area-code"];
            /** @description The number that the bank has; the code goes there (scene BANKBIND). */
            mob_no: components["schemas"]["mob-no"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "bankBind.reply": {
            bind_id: components["schemas"]["OpaqueId"];
            /** @description To be written on the bank transfer. */
            reference: string;
            /** @description To be paid from that account; it is credited without a fee. */
            check_amount: components["schemas"]["Money"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "bankBind.OTP_WRONG": {
            left: number;
        };
        "bankCheckStatus.request": {
            bind_id: components["schemas"]["OpaqueId"];
        };
        "bankCheckStatus.reply": {
            state: components["schemas"]["BindingState"];
            bank_name: string;
            bank_card_mask: string;
            pay_to: components["schemas"]["PayTo"];
            reference: string;
            check_amount: components["schemas"]["Money"];
            expire_time: components["schemas"]["Instant"];
        };
        "bankUnbind.request": {
            bind_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for bankUnbind. */
            ticket: components["schemas"]["Ticket"];
        };
        "bankUnbind.reply": Record<string, never>;
        "fpsPayeeCheck.request": {
            /** @enum {string} */
            proxy_type: "mobile" | "email" | "fpsId";
            proxy_id: components["schemas"]["proxy-id"];
        };
        "fpsPayeeCheck.reply": {
            payee_name_mask: string;
            /** @description In the language of the lang header. */
            bank_name: string;
        };
        "transferQuote.request": {
            /**
             * @description Needed without payee_id, which says it too.
             * @enum {string}
             */
            kind?: "toHk" | "toGc" | "toMainland";
            /** @description A saved payee (payeeList), instead of all that names one. */
            payee_id?: components["schemas"]["OpaqueId"];
            account_id: components["schemas"]["AccountId"];
            /** @description What the payee is to get; the fee comes on top. In the currency of the account. */
            amount: components["schemas"]["amount"];
            /** @description Of a transfer to Hong Kong, and needed there. */
            method?: components["schemas"]["transfer-method"];
            /** @description How the payee is named; an account at a bank when absent. */
            type?: components["schemas"]["payee-type"];
            /** @description With type mobile, email and fpsId. */
            proxy_id?: components["schemas"]["proxy-id"];
            /** @description With an account at a bank. */
            bank_code?: components["schemas"]["bank-code"];
            /** @description With an account at a bank. */
            account_number?: components["schemas"]["account-number"];
            /**
             * @description Of an account at a bank in Hong Kong the payee's name; to the mainland the member's own. FPS has the name of its
             *     identities, and what is said here is not read.
             */
            payee_name_en?: components["schemas"]["payee-name-en"];
            /** @description With toGc, the payee's card of the product. */
            payee_card_no?: components["schemas"]["gc-card-no"];
            /** @description With toGc, the name that must belong to the card. */
            payee_name?: components["schemas"]["name-en"];
            /** @description With toMainland, the account at the bank of bank_code. */
            bank_card_no?: components["schemas"]["bank-card-no"];
            /** @description With toMainland, the kind of account (AMB-76). */
            account_type?: components["schemas"]["bank-account-type"];
            /** @description With toMainland, the holder as the bank knows them. */
            account_holder?: components["schemas"]["name-cn"];
            /** @description Needed with toMainland (AMB-66). */
            remark?: components["schemas"]["remark"];
        };
        "transferQuote.reply": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description The payee is a card of the product, so that transferToGc sends it. */
            to_card: boolean;
            deducted_amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            /** @description What arrives; to the mainland in CNY. */
            remitted_amount: components["schemas"]["Money"];
            rate?: components["schemas"]["ExchangeRate"];
            /** @description Of a transfer to the mainland, the bank card it goes to. */
            bank_card_no_mask?: string;
            /** @description Masked, unless the member typed it. Of an FPS identity the registered name. */
            payee_name: string;
            /** @description What stands behind the name: FPS has registered it, whoever keeps the account confirms it, or its bank cannot say. */
            payee_name_check: components["schemas"]["payee-name-check"];
            /** @description To Hong Kong, in the language of the lang header. */
            payee_bank_name?: string;
            /** @description The member has never paid this payee; the transfer asks for payee_confirmed. */
            first_payment: boolean;
            /** @description The payee is not saved yet and there is room for it, or somebody else was saved under its number; the transfer takes save_payee. */
            can_save_payee: boolean;
            /** @description Free FPS transfers left this month, this one not yet taken off. */
            free_left: number;
            /** @description The transfer will ask for otp_ticket too. */
            otp_required: boolean;
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "transferQuote.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "transferQuote.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside TRANSFER_HOURS, the instant at which the hours begin next, and why they are over. */
        "transferQuote.TRANSFER_HOURS": {
            next_open: components["schemas"]["Instant"];
            reason: components["schemas"]["ClosedReason"];
        };
        /** @description Beside OVER_SINGLE_LIMIT, the most that one transfer may send. */
        "transferQuote.OVER_SINGLE_LIMIT": {
            limit: components["schemas"]["Money"];
        };
        /** @description Beside OVER_LIMIT, what may still be moved. */
        "transferQuote.OVER_LIMIT": {
            left: components["schemas"]["Money"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "transferQuote.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        /** @description Beside CURRENCY_NOT_SAME, the currency of the payee's card. */
        "transferQuote.CURRENCY_NOT_SAME": {
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
        };
        "transferToHk.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for transferToHk and this quote. */
            ticket: components["schemas"]["Ticket"];
            /** @description From /auth/otp for transferToHk and this quote; only where the quote says otp_required. */
            otp_ticket?: components["schemas"]["Ticket"];
            /** @description The member has confirmed the payee once more; only where the quote says first_payment. */
            payee_confirmed?: boolean;
            /** @description Saves the payee for the next time, also while the transfer is processing, and not where the bank refuses at once; only where the quote says can_save_payee. */
            save_payee?: boolean;
        };
        "transferToHk.reply": {
            ref_no: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "success" | "processing";
            time: components["schemas"]["Instant"];
            deducted_amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            remitted_amount: components["schemas"]["Money"];
        };
        /** @description Beside TRANS_FAIL of a transfer, what it is known by, though nothing has left. */
        "transferToHk.TRANS_FAIL": {
            ref_no: components["schemas"]["ReferenceNumber"];
            time: components["schemas"]["Instant"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "transferToHk.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "transferToHk.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside TRANSFER_HOURS, the instant at which the hours begin next, and why they are over. */
        "transferToHk.TRANSFER_HOURS": {
            next_open: components["schemas"]["Instant"];
            reason: components["schemas"]["ClosedReason"];
        };
        /** @description Beside OVER_LIMIT, what may still be moved. */
        "transferToHk.OVER_LIMIT": {
            left: components["schemas"]["Money"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "transferToHk.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "topupBankCreate.request": {
            account_id: components["schemas"]["AccountId"];
            /** @description One payment that is still to be made. Then who pays it is said too, and no ticket is needed. */
            amount?: components["schemas"]["amount"];
            /**
             * @description By card, either bind_id or the four fields of the card are required.
             * @enum {string}
             */
            paid_by?: "card" | "cash";
            /** @description A linked bank account. */
            bind_id?: components["schemas"]["OpaqueId"];
            bank_code?: components["schemas"]["bank-code"];
            bank_card_no?: components["schemas"]["bank-card-no"];
            /** @description Must be the member. */
            holder_name?: components["schemas"]["name-en"];
            /** @description Number of the identity document the bank knows the holder by. */
            doc_no?: components["schemas"]["doc-no"];
            /** @enum {string} */
            paid_from_region?: "HK" | "CN" | "OTHER";
            /** @description Instead of amount, payments that were made already. */
            payments?: {
                amount: components["schemas"]["amount"];
                /** Format: date */
                paid_on: string;
                remark?: components["schemas"]["remark"];
            }[];
            receipt_file_id?: components["schemas"]["OpaqueId"];
            note?: string;
            /** @description With payments, from /auth/payPwd for topupBankCreate. */
            ticket?: components["schemas"]["Ticket"];
        };
        "topupBankCreate.reply": {
            order_no: components["schemas"]["ReferenceNumber"];
            /** @description To be written on the bank transfer. */
            reference: string;
            total: components["schemas"]["Money"];
            pay_to: components["schemas"]["PayTo"];
            /** @description Taken off when the money comes, where it was said from where. */
            fee?: components["schemas"]["Money"];
            /** @description What will be credited then. */
            to_credit?: components["schemas"]["Money"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside OVER_LIMIT, what may still be moved. */
        "topupBankCreate.OVER_LIMIT": {
            left: components["schemas"]["Money"];
        };
        "topupPreview.request": {
            account_id: components["schemas"]["AccountId"];
            amount: components["schemas"]["amount"];
            /** @enum {string} */
            paid_from_region?: "HK" | "CN" | "OTHER";
        };
        "topupPreview.reply": {
            total: components["schemas"]["Money"];
            /** @description Once it is known from where it comes. */
            fee?: components["schemas"]["Money"];
            /** @description Once it is known from where it comes. */
            to_credit?: components["schemas"]["Money"];
        };
        "topupBankConfirm.request": {
            order_no: components["schemas"]["ReferenceNumber"];
            /**
             * @description Not needed where the order said who pays. By card, either bind_id or the four fields of the card are required.
             * @enum {string}
             */
            paid_by?: "card" | "cash";
            /** @description A linked bank account. */
            bind_id?: components["schemas"]["OpaqueId"];
            bank_code?: components["schemas"]["bank-code"];
            bank_card_no?: components["schemas"]["bank-card-no"];
            /** @description Must be the member. */
            holder_name?: components["schemas"]["name-en"];
            /** @description Number of the identity document the bank knows the holder by. */
            doc_no?: components["schemas"]["doc-no"];
            /** @enum {string} */
            paid_from_region?: "HK" | "CN" | "OTHER";
            /** Format: date */
            transfer_date: string;
            receipt_file_id?: components["schemas"]["OpaqueId"];
        };
        "topupBankConfirm.reply": {
            state: components["schemas"]["TopupState"];
            /** @description Taken off when it is paid from outside Hong Kong. */
            fee: components["schemas"]["Money"];
        };
        "topupFpsCreate.request": {
            account_id: components["schemas"]["AccountId"];
            amount: components["schemas"]["amount"];
        };
        "topupFpsCreate.reply": {
            order_no: components["schemas"]["ReferenceNumber"];
            reference: string;
            fpsId: string;
            qrcodeTxt: string;
            total: components["schemas"]["Money"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside OVER_LIMIT, what may still be moved. */
        "topupFpsCreate.OVER_LIMIT": {
            left: components["schemas"]["Money"];
        };
        "topupFrozenList.request": Record<string, never>;
        "topupFrozenList.reply": {
            list: {
                order_no: components["schemas"]["ReferenceNumber"];
                account_id: components["schemas"]["AccountId"];
                amount: components["schemas"]["Money"];
                frozen_at: components["schemas"]["Instant"];
                /**
                 * @description Another card paid than was declared, none was declared yet, or cash came for a member who may not use it.
                 * @enum {string}
                 */
                reason: "otherCard" | "undeclared" | "cash";
                declared_card_mask?: string;
                /** @description Support looks at a proof that the member sent. */
                under_check: boolean;
            }[];
        };
        "topupFrozenResubmit.request": {
            order_no: components["schemas"]["ReferenceNumber"];
            bank_code: components["schemas"]["bank-code"];
            bank_card_no: components["schemas"]["bank-card-no"];
            /** @description Must be the member. */
            holder_name: components["schemas"]["name-en"];
            /** @description Number of the identity document the bank knows the holder by. */
            doc_no: components["schemas"]["doc-no"];
            /** @description Pictures or PDFs that show that the paying card is the member's; support looks at them. */
            proof?: components["schemas"]["UploadedFile"][];
        };
        "topupFrozenResubmit.reply": {
            state: components["schemas"]["TopupState"];
            credited_amount?: components["schemas"]["Money"];
            /** @description Still frozen, and support looks at the proof. */
            under_check?: boolean;
        };
        "topupStatus.request": {
            order_no: components["schemas"]["ReferenceNumber"];
        };
        "topupStatus.reply": {
            state: components["schemas"]["TopupState"];
            /** @description What has come into the account, after the fee. */
            credited_amount?: components["schemas"]["Money"];
            /** @description Taken off when it was paid from outside Hong Kong. */
            fee?: components["schemas"]["Money"];
            /**
             * @description Whose money it was, and in which form.
             * @enum {string}
             */
            source?: "own" | "cash" | "thirdParty";
            credited_at?: components["schemas"]["Instant"];
            /** @description Of cash and of someone else's money, which cannot be sent on or withdrawn before. */
            held_until?: components["schemas"]["Instant"];
        };
        "transferWindow.request": {
            /** @enum {string} */
            kind: "toHk" | "toGc" | "toMainland";
            /** @description Of a transfer to Hong Kong; a bank transfer when absent. */
            method?: components["schemas"]["transfer-method"];
        };
        "transferWindow.reply": {
            open: boolean;
            /** @description While it is closed, when it opens. */
            next_open?: components["schemas"]["Instant"];
            reason?: components["schemas"]["ClosedReason"];
            /** @description Of a transfer to Hong Kong, the methods that this member, or this variant of the site, does not have. */
            closed_methods?: components["schemas"]["transfer-method"][];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "transferWindow.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "transferWindow.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        "transferPreview.request": {
            /**
             * @description Needed without payee_id, which says it too.
             * @enum {string}
             */
            kind?: "toHk" | "toGc" | "toMainland";
            /** @description A saved payee (payeeList), which says the method too. */
            payee_id?: components["schemas"]["OpaqueId"];
            account_id: components["schemas"]["AccountId"];
            /** @description Of a transfer to Hong Kong; without it there is no fee to say. */
            method?: components["schemas"]["transfer-method"];
            /** @description What the payee is to get; the fee comes on top. In the currency of the account. */
            amount?: components["schemas"]["amount"];
        };
        "transferPreview.reply": {
            available: components["schemas"]["Money"];
            /** @description What the member's level still lets leave today. */
            left_today: components["schemas"]["Money"];
            /** @description To Hong Kong unless by bank transfer, free FPS transfers left this month, where the site has FPS. */
            free_left?: number;
            rate?: components["schemas"]["ExchangeRate"];
            /** @description To the mainland, when the bank there pays it out. */
            arrives_by?: components["schemas"]["Instant"];
            /** @description With an amount. */
            fee?: components["schemas"]["Money"];
            /** @description With an amount. */
            deducted_amount?: components["schemas"]["Money"];
            /** @description With an amount, what arrives; to the mainland in CNY. */
            remitted_amount?: components["schemas"]["Money"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "transferPreview.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "transferPreview.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        "transferToGcCheck.request": {
            payee_card_no: components["schemas"]["gc-card-no"];
        };
        "transferToGcCheck.reply": {
            payee_name_mask: string;
            payee_card_no_mask: string;
            /** @enum {string} */
            region: "HK" | "CN" | "OTHER";
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
        };
        "transferToGc.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for transferToGc and this quote. */
            ticket: components["schemas"]["Ticket"];
            /** @description From /auth/otp for transferToGc and this quote; only where the quote says otp_required. */
            otp_ticket?: components["schemas"]["Ticket"];
            /** @description The member has confirmed the payee once more; only where the quote says first_payment. */
            payee_confirmed?: boolean;
            /** @description Saves the payee for the next time, once the money has moved; only where the quote says can_save_payee. */
            save_payee?: boolean;
        };
        "transferToGc.reply": {
            ref_no: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "success" | "processing";
            time: components["schemas"]["Instant"];
            deducted_amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            remitted_amount: components["schemas"]["Money"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "transferToGc.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "transferToGc.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside OVER_LIMIT, what may still be moved. */
        "transferToGc.OVER_LIMIT": {
            left: components["schemas"]["Money"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "transferToGc.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "transferToMainland.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for transferToMainland and this quote. */
            ticket: components["schemas"]["Ticket"];
            /** @description From /auth/otp for transferToMainland and this quote; only where the quote says otp_required. */
            otp_ticket?: components["schemas"]["Ticket"];
        };
        "transferToMainland.reply": {
            ref_no: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "success" | "processing";
            time: components["schemas"]["Instant"];
            deducted_amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            remitted_amount: components["schemas"]["Money"];
        };
        /** @description Beside TRANS_FAIL of a transfer, what it is known by, though nothing has left. */
        "transferToMainland.TRANS_FAIL": {
            ref_no: components["schemas"]["ReferenceNumber"];
            time: components["schemas"]["Instant"];
        };
        /** @description Beside TRANSFER_HOURS, the instant at which the hours begin next, and why they are over. */
        "transferToMainland.TRANSFER_HOURS": {
            next_open: components["schemas"]["Instant"];
            reason: components["schemas"]["ClosedReason"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "transferToMainland.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "transferToMainland.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside OVER_LIMIT, what may still be moved. */
        "transferToMainland.OVER_LIMIT": {
            left: components["schemas"]["Money"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "transferToMainland.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "loginByCvc.request": {
            card_no: components["schemas"]["gc-card-no"];
            expiry_date: components["schemas"]["expiry-date"];
            cvc2: components["schemas"]["cvc2"];
            captcha_key: components["schemas"]["OpaqueId"];
            captcha: components["schemas"]["CaptchaAnswer"];
        };
        "loginByCvc.reply": {
            /**
             * @description What the portal does next. TOKEN has token and login_info; the others have a login_ticket.
             * @enum {string}
             */
            next: "TOKEN" | "NEED_CHOOSE" | "NEED_DEVICE_CODE" | "NEED_INFO";
            login_ticket?: components["schemas"]["Proof"];
            expire_time?: components["schemas"]["Instant"];
            token?: components["schemas"]["Token"];
            login_info?: components["schemas"]["LoginInfo"];
            mob_no_mask?: components["schemas"]["MobileMask"];
            card_list?: components["schemas"]["LoginCard"][];
            /** @description What the account lacks; true for what loginAddInformation must be given. */
            need_info?: {
                mobile: boolean;
                email: boolean;
                password: boolean;
                pay_password: boolean;
            };
        } & (unknown & unknown & unknown & unknown);
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "loginByCvc.CAPTCHA_REQUIRED": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "loginByCvc.CAPTCHA_WRONG": {
            /** @constant */
            captcha_required: true;
        };
        /** @description Beside a wrong guess, how many are left. */
        "loginByCvc.LOGIN_DATA_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "loginByCvc.CARD_NO_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "loginByCvc.EXPIRY_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "loginByCvc.CVC_ERROR": {
            left: number;
        };
        "loginAddInformation.request": {
            login_ticket: components["schemas"]["Proof"];
            area_code?: components["schemas"]["area-code"];
            mob_no?: components["schemas"]["mob-no"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
            email?: components["schemas"]["email"];
            login_pwd?: components["schemas"]["new-login-pwd"];
            pay_pwd?: components["schemas"]["new-pay-pwd"];
        };
        "loginAddInformation.reply": {
            token: components["schemas"]["Token"];
            login_info: components["schemas"]["LoginInfo"];
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "loginAddInformation.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "loginAddInformation.OTP_WRONG": {
            left: number;
        };
        "registerCheckMobile.request": {
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "registerCheckMobile.reply": {
            reg_ticket: components["schemas"]["Proof"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "registerCheckMobile.OTP_WRONG": {
            left: number;
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "registerCheckMobile.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        "registerCheckAccount.request": {
            reg_ticket: components["schemas"]["Proof"];
            email: components["schemas"]["email"];
            user_name: components["schemas"]["name-en"];
            login_pwd: components["schemas"]["new-login-pwd"];
        };
        "registerCheckAccount.reply": Record<string, never>;
        "registerSubmit.request": {
            reg_ticket: components["schemas"]["Proof"];
            email: components["schemas"]["email"];
            user_name: components["schemas"]["name-en"];
            login_pwd: components["schemas"]["new-login-pwd"];
            pay_pwd: components["schemas"]["new-pay-pwd"];
            currency: components["schemas"]["currency"];
            card_organ: components["schemas"]["CardOrgan"];
            agree: components["schemas"]["agree"];
        };
        "registerSubmit.reply": {
            user_name: string;
            account_no_mask: string;
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "registerSubmit.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        "forgetPwdStart.request": {
            area_code: components["schemas"]["area-code"];
            login_id: components["schemas"]["login-id"];
            captcha_key: components["schemas"]["OpaqueId"];
            captcha: components["schemas"]["CaptchaAnswer"];
        };
        "forgetPwdStart.reply": {
            fp_ticket: components["schemas"]["Proof"];
            expire_time: components["schemas"]["Instant"];
            mob_no_mask: components["schemas"]["MobileMask"];
            modes: ("uplink" | "codeAndId" | "code" | "question" | "manual")[];
            question?: components["schemas"]["security-question"];
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "forgetPwdStart.CAPTCHA_REQUIRED": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "forgetPwdStart.CAPTCHA_WRONG": {
            /** @constant */
            captcha_required: true;
        };
        "forgetPwdUplinkStart.request": {
            fp_ticket: components["schemas"]["Proof"];
        };
        "forgetPwdUplinkStart.reply": {
            sms_to: string;
            sms_text: string;
            expire_time: components["schemas"]["Instant"];
        };
        "forgetPwdUplinkCheck.request": {
            fp_ticket: components["schemas"]["Proof"];
        };
        "forgetPwdUplinkCheck.reply": {
            /** @enum {string} */
            state: "WAITING" | "RECEIVED" | "EXPIRED";
            verified_ticket?: components["schemas"]["Proof"];
            expire_time?: components["schemas"]["Instant"];
        };
        "forgetPwdVerifyOtpId.request": {
            fp_ticket: components["schemas"]["Proof"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
            doc_type: components["schemas"]["doc-type"];
            doc_no: components["schemas"]["doc-no"];
        };
        "forgetPwdVerifyOtpId.reply": components["schemas"]["VerifiedReset"];
        /** @description Beside a wrong guess, how many are left. */
        "forgetPwdVerifyOtpId.ID_NOT_MATCH": {
            left: number;
        };
        /** @description Beside a lock, the instant at which it ends. */
        "forgetPwdVerifyOtpId.ID_LOCKED": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "forgetPwdVerifyOtpId.OTP_WRONG": {
            left: number;
        };
        "forgetPwdVerifyOtp.request": {
            fp_ticket: components["schemas"]["Proof"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
            birth_md: components["schemas"]["birth-md"];
        };
        "forgetPwdVerifyOtp.reply": components["schemas"]["VerifiedReset"];
        /** @description Beside a wrong guess, how many are left. */
        "forgetPwdVerifyOtp.BIRTH_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "forgetPwdVerifyOtp.OTP_WRONG": {
            left: number;
        };
        "forgetPwdVerifyAnswer.request": {
            fp_ticket: components["schemas"]["Proof"];
            answer: components["schemas"]["security-answer"];
        };
        "forgetPwdVerifyAnswer.reply": components["schemas"]["VerifiedReset"];
        /** @description Beside a wrong guess, how many are left. */
        "forgetPwdVerifyAnswer.ANSWER_ERROR": {
            left: number;
        };
        /** @description Beside a lock, the instant at which it ends. */
        "forgetPwdVerifyAnswer.ANSWER_LOCKED": {
            until: components["schemas"]["Instant"];
        };
        "forgetPwdManualSubmit.request": {
            fp_ticket: components["schemas"]["Proof"];
            name: string;
            doc_type: components["schemas"]["doc-type"];
            doc_no: components["schemas"]["doc-no"];
            email: components["schemas"]["email"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            front_file_id: components["schemas"]["PictureId"];
            back_file_id?: components["schemas"]["PictureId"];
            selfie_file_id: components["schemas"]["PictureId"];
            remark?: string;
        };
        "forgetPwdManualSubmit.reply": {
            apply_no: components["schemas"]["ReferenceNumber"];
        };
        "forgetPwdSetPwd.request": {
            verified_ticket: components["schemas"]["Proof"];
            login_pwd: components["schemas"]["new-login-pwd"];
        };
        "forgetPwdSetPwd.reply": Record<string, never>;
        "historyQuery.request": {
            account_id: components["schemas"]["AccountId"];
            /** @description One kind of record; all when absent. */
            type?: components["schemas"]["TransactionKind"];
            /**
             * Format: date
             * @description First day, Hong Kong time.
             */
            date_from?: string;
            /**
             * Format: date
             * @description Last day, Hong Kong time; included.
             */
            date_to?: string;
            /** @description Part of what a record says, in the language of the call, large or small letters: with whom it was, a remark, a reference. No number of an account, a card or a mobile is looked at. */
            text?: string;
            page_no: number;
            page_size: number;
        };
        "historyQuery.reply": {
            /** @description Records in all; no more than the deployment counts (account.history.most), and a text is looked for in no more. */
            total: number;
            /**
             * @description Present where there are older records, which are neither counted nor shown, and in which a text is not looked for.
             * @constant
             */
            older?: true;
            list: {
                ref_no: components["schemas"]["ReferenceNumber"];
                kind: components["schemas"]["TransactionKind"];
                time: components["schemas"]["Instant"];
                summary: string;
                /** @description Signed; negative has left the account. */
                amount: components["schemas"]["Money"];
                status: components["schemas"]["TransactionStatus"];
                fee_kind?: components["schemas"]["FeeKind"];
            }[];
        };
        "historyDetail.request": {
            ref_no: components["schemas"]["ReferenceNumber"];
        };
        "historyDetail.reply": {
            ref_no: components["schemas"]["ReferenceNumber"];
            kind: components["schemas"]["TransactionKind"];
            time: components["schemas"]["Instant"];
            summary: string;
            /** @description Signed; negative has left the account. */
            amount: components["schemas"]["Money"];
            status: components["schemas"]["TransactionStatus"];
            fee_kind?: components["schemas"]["FeeKind"];
            merchant?: string;
            account_id: components["schemas"]["AccountId"];
            /**
             * @description What the kind is labelled with (R-ENT-66).
             * @enum {string}
             */
            type: "topup" | "purchase" | "refund" | "transferIn" | "transferOut" | "serviceCharge";
            /** @description Of this record, where it had one. */
            fee?: components["schemas"]["Money"];
            /** @description The record this one belongs to. */
            original_ref_no?: components["schemas"]["ReferenceNumber"];
            remark?: string;
            /** @enum {string} */
            method?: "FPS" | "bank" | "wallet";
            /** @description Of the top-up or card order, or the shop’s own. */
            order_no?: string;
            /** @description What the order came to, before its discount. */
            order_amount?: components["schemas"]["Money"];
            discount_amount?: components["schemas"]["Money"];
            /** @description What was paid of the order; nothing while it waits for payment. */
            paid_amount?: components["schemas"]["Money"];
            /** @description By which both banks of an FPS payment know it. */
            fps_ref_no?: string;
            /** @description As far as the member may know; another member’s name is masked. */
            payer?: string;
            payer_account_mask?: string;
            payee?: string;
            payee_bank_code?: string;
            /** @description In the language that was asked for, of a bank that is listed. */
            payee_bank_name?: string;
            payee_account_mask?: string;
            /** @description What arrived, where it was in another currency. */
            remitted_amount?: components["schemas"]["Money"];
            /** @description All that has come back of it. */
            refund_amount?: components["schemas"]["Money"];
            /** @description When the last of it came back. */
            refund_time?: components["schemas"]["Instant"];
        };
        "historyReceiptFile.request": {
            ref_no: components["schemas"]["ReferenceNumber"];
        };
        "historyReceiptFile.reply": {
            file_url: components["schemas"]["FileUrl"];
        };
        "historySpending.request": {
            account_id: components["schemas"]["AccountId"];
        };
        "historySpending.reply": {
            /** @description The earliest first; one without spending is there. */
            months: {
                month: components["schemas"]["Month"];
                total: components["schemas"]["Money"];
                /** @description The largest sum first. */
                kinds: {
                    kind: components["schemas"]["TransactionKind"];
                    amount: components["schemas"]["Money"];
                }[];
            }[];
        };
        "accountCloseQuery.request": Record<string, never>;
        "accountCloseQuery.reply": {
            closure_id: components["schemas"]["OpaqueId"];
            /** @description The accounts that would be closed, in the member's order; gift cards are not among them (AMB-15). */
            balances: {
                account_id: components["schemas"]["AccountId"];
                account_no_mask: string;
                card_no_mask: string;
                /** @enum {string} */
                currency: "HKD" | "CNY" | "USD";
                balance: components["schemas"]["Money"];
                held: components["schemas"]["Money"];
            }[];
            /** @description What would be taken as the fee - the whole balance (R-CONST-39). */
            forfeited: components["schemas"]["MoneyByCurrency"];
            /** @description There is money that could be withdrawn first. */
            has_balance: boolean;
            /**
             * @description What has to end first: transfers that a bank has not answered, top-ups that are frozen. `none` does not
             *     stand in the way.
             * @enum {string}
             */
            pending: "none" | "transfers" | "topups";
            co_branded: boolean;
            partner_name?: string;
            /**
             * @description How it is made sure that it is the member: by a selfie that is compared with the document known; by support where
             *     none is known.
             * @enum {string}
             */
            identity_check: "selfie" | "support";
            /** @description From when the mobile number could be registered again (R-CONST-40). */
            usable_from: components["schemas"]["Instant"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "accountCloseQuery.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        "accountClose.request": {
            /** @description From /account/closeQuery; the balances that the member was shown. */
            closure_id: components["schemas"]["OpaqueId"];
            /** @description The member gives up the whole balance, at any balance (R-VAL-43, AMB-06). */
            abandon_balance: boolean;
            /** @description From /realname/faceCheck for accountClose. */
            face_ticket: components["schemas"]["Ticket"];
            /** @description From /auth/payPwd for accountClose and this closure_id. */
            ticket: components["schemas"]["Ticket"];
            /** @description From /auth/otp for accountClose and this closure_id. */
            otp_ticket: components["schemas"]["Ticket"];
            reason?: components["schemas"]["closure-reason"];
        };
        "accountClose.reply": {
            close_no: components["schemas"]["ReferenceNumber"];
            time: components["schemas"]["Instant"];
            /** @description What was taken. */
            forfeited: components["schemas"]["MoneyByCurrency"];
            mob_no_mask: components["schemas"]["MobileMask"];
            /** @description From when the mobile number may be registered again (R-CONST-40). */
            usable_from: components["schemas"]["Instant"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "accountClose.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside CO_BRANDED, through whom it is done instead (R-ROLE-24). */
        "accountClose.CO_BRANDED": {
            partner_name: string;
        };
        "accountStatementList.request": {
            account_id: components["schemas"]["AccountId"];
        };
        "accountStatementList.reply": {
            list: {
                month: components["schemas"]["Month"];
                available_from: components["schemas"]["Instant"];
            }[];
        };
        "accountStatementFile.request": {
            account_id: components["schemas"]["AccountId"];
            month: components["schemas"]["Month"];
            language: components["schemas"]["Language"];
        };
        "accountStatementFile.reply": {
            file_url: components["schemas"]["FileUrl"];
        };
        "accountQueryAccSleep.request": Record<string, never>;
        "accountQueryAccSleep.reply": {
            sleeping: boolean;
            last_active: components["schemas"]["Instant"];
            /** @description Of an account that sleeps; the fee begins then. */
            since?: components["schemas"]["Instant"];
            /** @description The one that sleeps, of several the one that has been still for longest. */
            account?: {
                /** @enum {string} */
                currency: "HKD" | "CNY" | "USD";
                card_organ: components["schemas"]["CardOrgan"];
                card_no_mask: string;
            };
            /** @description The identity document that is known of the member is over; the form of a dormant account asks for the new one. */
            doc_expired: boolean;
        };
        "accountSlpInfoAfterLogin.request": {
            occupation: components["schemas"]["occupation"];
            position: components["schemas"]["position"];
            address: components["schemas"]["address"];
            source_of_funds: components["schemas"]["source-of-funds"];
            account_purpose: components["schemas"]["account-purpose"];
            keep_reason: components["schemas"]["keep-reason"];
            /** @description Of the new identity document; with its picture required where the one that is known has expired. */
            doc_validity?: components["schemas"]["doc-validity"];
            doc_valid_to?: components["schemas"]["doc-valid-to"];
            doc_front_file_id?: components["schemas"]["PictureId"];
            /** @description From /auth/otp for accountSlpInfoAfterLogin. */
            otp_ticket: components["schemas"]["Ticket"];
        };
        "accountSlpInfoAfterLogin.reply": {
            form_no: components["schemas"]["ReferenceNumber"];
            time: components["schemas"]["Instant"];
        };
        "accountLimitQuery.request": {
            account_id: components["schemas"]["AccountId"];
        };
        "accountLimitQuery.reply": {
            /** @enum {string} */
            tier: "T1" | "T2" | "T3";
            limits: {
                /** @enum {string} */
                kind: "transferSingle" | "transferDaily" | "topupOrder";
                limit: components["schemas"]["Money"];
                /** @description Of a limit that is used up over time. */
                used?: components["schemas"]["Money"];
                left?: components["schemas"]["Money"];
            }[];
        };
        "payeeList.request": {
            /** @description Only those that this variant of the site can pay. */
            payable?: boolean;
        };
        "payeeList.reply": {
            list: {
                payee_id: components["schemas"]["OpaqueId"];
                /** @description What the member calls the payee; else the payee's name as the transfer showed it. */
                name: string;
                /** @description The payee's name as the transfer showed it, where the member calls the payee otherwise. */
                payee_name?: string;
                /** @description What the money goes to; an account that FPS reaches is another payee than the same by bank transfer. */
                type: components["schemas"]["saved-payee-type"];
                /** @description Of the mobile number, e-mail address, FPS ID, bank account or card. */
                number_mask: string;
                /** @description Of a payee at a bank, in the language of the lang header. */
                bank_name?: string;
                saved_at: components["schemas"]["Instant"];
            }[];
        };
        "payeeRename.request": {
            payee_id: components["schemas"]["OpaqueId"];
            name: components["schemas"]["payee-nickname"];
        };
        "payeeRename.reply": Record<string, never>;
        "payeeRemove.request": {
            payee_id: components["schemas"]["OpaqueId"];
        };
        "payeeRemove.reply": Record<string, never>;
        "fpsQuery.request": Record<string, never>;
        "fpsQuery.reply": {
            fpsList: {
                /** @enum {string} */
                proxy_type: "mobile" | "email" | "fpsId";
                proxy_id_mask: string;
                account_id: components["schemas"]["AccountId"];
                /** @description Of this house in the payment system. */
                bank_code: string;
                /** @description Masked. */
                account_number: string;
                account_name: string;
                /** @description Money sent without a bank comes here. */
                default_flag: boolean;
                registered_at: components["schemas"]["Instant"];
            }[];
            /** @description Where the member has one. */
            fpsId?: string;
            /** @description Text of the QR code of fpsId. */
            qrcodeTxt?: string;
            /** @description An identity here is not the default of its directory entry. */
            need_set_default: boolean;
        };
        "fpsRegister.request": {
            /**
             * @description The member's own mobile number or e-mail, or an FPS ID that is given out.
             * @enum {string}
             */
            proxy_type: "mobile" | "email" | "fpsId";
            account_id: components["schemas"]["AccountId"];
            /** @description Whether money sent without a bank comes here; to be said when the identity is known at another bank. */
            default_flag?: boolean;
            /** @description From /auth/otp for fpsRegister; for email, of a code that was sent to the address. */
            otp_ticket: components["schemas"]["Ticket"];
        };
        "fpsRegister.reply": {
            fpsId?: string;
            qrcodeTxt?: string;
        };
        "fpsSetDefault.request": {
            /** @enum {string} */
            proxy_type: "mobile" | "email" | "fpsId";
            /** @description From /auth/otp for fpsSetDefault. */
            otp_ticket: components["schemas"]["Ticket"];
        };
        "fpsSetDefault.reply": Record<string, never>;
        "fpsDelete.request": {
            /** @enum {string} */
            proxy_type: "mobile" | "email" | "fpsId";
            /** @description From /auth/otp for fpsDelete. */
            otp_ticket: components["schemas"]["Ticket"];
        };
        "fpsDelete.reply": Record<string, never>;
        "userVerify.request": {
            purpose: components["schemas"]["SettingKind"];
            /**
             * @description How, and what it needs. code: otp_id and otp, of scene SETTING, operation userVerify and the same purpose. loginPassword: login_pwd.
             *     paymentPassword: pay_pwd. paymentPasswordAndBirth: pay_pwd and birth_md. Not every setting takes every one.
             * @enum {string}
             */
            method: "code" | "loginPassword" | "paymentPassword" | "paymentPasswordAndBirth";
            otp_id?: components["schemas"]["OpaqueId"];
            otp?: components["schemas"]["otp"];
            login_pwd?: components["schemas"]["login-pwd"];
            pay_pwd?: components["schemas"]["pay-pwd"];
            birth_md?: components["schemas"]["birth-md"];
        };
        "userVerify.reply": {
            verify_ticket: components["schemas"]["Proof"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "userVerify.OTP_WRONG": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "userVerify.PWD_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "userVerify.PAY_PWD_WRONG": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "userVerify.BIRTH_ERROR": {
            left: number;
        };
        "userVerify.PAY_PWD_LOCKED": {
            until?: components["schemas"]["Instant"];
        };
        "userPwdChange.request": {
            /** @enum {string} */
            kind: "login" | "payment";
            verify_ticket: components["schemas"]["Proof"];
            login_pwd?: components["schemas"]["new-login-pwd"];
            pay_pwd?: components["schemas"]["new-pay-pwd"];
        };
        "userPwdChange.reply": Record<string, never>;
        "userQaSet.request": {
            verify_ticket: components["schemas"]["Proof"];
            question: components["schemas"]["security-question"];
            answer: components["schemas"]["security-answer"];
        };
        "userQaSet.reply": Record<string, never>;
        "userMobChange.request": {
            verify_ticket: components["schemas"]["Proof"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "userMobChange.reply": {
            mob_no_mask: components["schemas"]["MobileMask"];
            frozen_until: components["schemas"]["Instant"];
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "userMobChange.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "userMobChange.OTP_WRONG": {
            left: number;
        };
        "userEmailSend.request": {
            verify_ticket: components["schemas"]["Proof"];
            email: components["schemas"]["email"];
        };
        "userEmailSend.reply": {
            email_mask: string;
            resend_after: components["schemas"]["Seconds"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description The last link went to this very address a moment ago, and still works. */
        "userEmailSend.LINK_SENT": {
            resend_after: components["schemas"]["Seconds"];
        };
        "userEmailSend.OTP_LIMIT": {
            resend_after: components["schemas"]["Seconds"];
        };
        "userEmailConfirm.request": {
            code: components["schemas"]["Ticket"];
        };
        "userEmailConfirm.reply": {
            email_mask?: string;
        };
        "userEmailStatus.request": Record<string, never>;
        "userEmailStatus.reply": {
            /** @enum {string} */
            state: "NONE" | "WAITING" | "CONFIRMED" | "EXPIRED";
            email_mask?: string;
            expire_time?: components["schemas"]["Instant"];
            /** @description From when another link may be asked for. */
            resend_time?: components["schemas"]["Instant"];
        };
        "userSecurityQuery.request": Record<string, never>;
        "userSecurityQuery.reply": {
            /** @description Each signs in without a code. */
            devices: {
                device_id: components["schemas"]["OpaqueId"];
                browser?: components["schemas"]["DeviceWord"];
                system?: components["schemas"]["DeviceWord"];
                confirmed_at: components["schemas"]["Instant"];
                /** @description The call came from it. */
                this_device: boolean;
            }[];
            sign_ins: {
                browser?: components["schemas"]["DeviceWord"];
                system?: components["schemas"]["DeviceWord"];
                at: components["schemas"]["Instant"];
                /**
                 * @description What came of it: `active` is this session, `newer` was ended by a later sign-in or a new password.
                 * @enum {string}
                 */
                became: "active" | "logout" | "expiry" | "newer";
            }[];
        };
        "userDeviceForget.request": {
            device_id: components["schemas"]["OpaqueId"];
        };
        "userDeviceForget.reply": Record<string, never>;
        "userNoticeQuery.request": Record<string, never>;
        "userNoticeQuery.reply": {
            enabled: boolean;
            channels: ("sms" | "mail")[];
            /** @description More than 0; absent where every payment is told of. */
            min_amount?: {
                /** @enum {string} */
                currency: "HKD" | "CNY" | "USD";
                amount: components["schemas"]["amount"];
            };
        };
        "userNoticeSet.request": {
            enabled: boolean;
            channels: ("sms" | "mail")[];
            min_amount?: components["schemas"]["amount"];
        };
        "userNoticeSet.reply": Record<string, never>;
        "realnameQueryStatus.request": Record<string, never>;
        "realnameQueryStatus.reply": {
            /** @enum {string} */
            realname_status: "0" | "1" | "3";
            review_state: components["schemas"]["ReviewState"];
            apply_no?: components["schemas"]["ReferenceNumber"];
            submitted_at?: components["schemas"]["Instant"];
            /** @description While the application waits for its answer; so answer_by. */
            answer_from?: components["schemas"]["CalendarDay"];
            answer_by?: components["schemas"]["CalendarDay"];
            decline_reason?: components["schemas"]["DeclineReason"];
            decline_reason_tw?: string;
            decline_reason_cn?: string;
            decline_reason_en?: string;
            previous?: components["schemas"]["EarlierDetails"];
            /** @description The certified document (R-ENT-34). */
            doc_no_mask?: string;
        };
        "realnameLinkExisting.request": {
            card_no: components["schemas"]["gc-card-no"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "realnameLinkExisting.reply": {
            customer_name_mask: string;
        };
        /** @description Beside a wrong guess, how many are left. */
        "realnameLinkExisting.OTP_WRONG": {
            left: number;
        };
        "realnameLinkExisting.LINK_LOCKED": {
            until?: components["schemas"]["Instant"];
        };
        "realnameOcrCheck.request": components["schemas"]["CustomerDocument"];
        "realnameOcrCheck.reply": {
            doc_no_mask: string;
            /** @description Of this document; the same when the same document is read again. */
            reading_id: components["schemas"]["OpaqueId"];
        };
        "realnameFaceCheck.request": {
            /**
             * @description The operation the ticket will be good for. Of realnameSubmit and realnameModify the document is the one that
             *     /realname/ocrCheck has read; of all others the certified one.
             */
            purpose: string;
            file_id: components["schemas"]["PictureId"];
            /** @description The reading of the document that is applied with; another one than the last is compared with nothing. */
            reading_id?: components["schemas"]["OpaqueId"];
        };
        "realnameFaceCheck.reply": {
            ticket: components["schemas"]["Ticket"];
            expire_time: components["schemas"]["Instant"];
        };
        "realnameFaceCheck.FACE_LOCKED": {
            until?: components["schemas"]["Instant"];
        };
        "realnameSubmit.request": components["schemas"]["CustomerDocument"] & components["schemas"]["CustomerDetails"] & {
            /**
             * @description existing is somebody whom /realname/linkExisting has linked to an earlier customer.
             * @enum {string}
             */
            user_kind: "new" | "existing";
            face_ticket: components["schemas"]["Ticket"];
            ticket: components["schemas"]["Ticket"];
        };
        "realnameSubmit.reply": components["schemas"]["Applied"];
        "realnameModify.request": components["schemas"]["CustomerDocument"] & components["schemas"]["CustomerDetails"] & {
            face_ticket: components["schemas"]["Ticket"];
            ticket: components["schemas"]["Ticket"];
        };
        "realnameModify.reply": components["schemas"]["Applied"];
        "cardActivateByInfo.request": {
            card_no: components["schemas"]["gc-card-no"];
            expiry_date: components["schemas"]["expiry-date"];
            cvc2: components["schemas"]["cvc2"];
        };
        "cardActivateByInfo.reply": components["schemas"]["ActivationData"];
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateByInfo.LOGIN_DATA_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateByInfo.CARD_NO_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateByInfo.EXPIRY_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateByInfo.CVC_ERROR": {
            left: number;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardActivateByInfo.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        "cardActivateByCode.request": {
            card_last4: components["schemas"]["card-last4"];
            activation_code: components["schemas"]["activation-code"];
        };
        "cardActivateByCode.reply": components["schemas"]["ActivationData"];
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateByCode.ACT_CODE_ERROR": {
            left: number;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardActivateByCode.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        "cardActivateFinish.request": {
            act_ticket: components["schemas"]["Proof"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
            birth_md?: components["schemas"]["birth-md"];
            login_pwd?: components["schemas"]["new-login-pwd"];
            email?: components["schemas"]["email"];
            pay_pwd?: components["schemas"]["new-pay-pwd"];
        };
        "cardActivateFinish.reply": {
            card_no_mask: string;
            card_organ: components["schemas"]["CardOrgan"];
            /** @enum {string} */
            currency: "HKD" | "CNY" | "USD";
            status: components["schemas"]["CardStatus"];
            activated_at: components["schemas"]["Instant"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardActivateFinish.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateFinish.OTP_WRONG": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardActivateFinish.BIRTH_ERROR": {
            left: number;
        };
        "cardList.request": {
            account_id?: components["schemas"]["AccountId"];
            /** @description Leaves cancelled cards out: there is nothing left to do with them. */
            without_cancelled?: boolean;
        };
        "cardList.reply": {
            list: components["schemas"]["CardInfo"][];
            /** @description Cards that count towards the most a customer can hold. */
            held: number;
            most: number;
        };
        "cardDetail.request": {
            card_id: components["schemas"]["CardId"];
        };
        "cardDetail.reply": {
            card: components["schemas"]["CardInfo"];
            holder_name: string;
            account_no_mask: string;
            mob_no_mask: components["schemas"]["MobileMask"];
            /** @description ID of the cardholder, once certified (R-ENT-34). */
            doc_no_mask?: string;
            issued_at: components["schemas"]["Instant"];
            activated_at?: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The first day on which the card can be renewed (R-CONST-16).
             */
            renew_from: string;
            /** @description While a body of the card is made. */
            print_progress?: components["schemas"]["PrintProgress"];
            /** @description The contactless wallets it can be paid with (R-FLOW-29). */
            wallets: components["schemas"]["contactless-wallet"][];
            limits: {
                single: components["schemas"]["Money"];
                daily: components["schemas"]["Money"];
            };
        };
        "cardLock.request": {
            card_id: components["schemas"]["CardId"];
            ticket: components["schemas"]["Ticket"];
        };
        "cardLock.reply": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardLock.CARD_LOCK_FAIL": {
            status: components["schemas"]["CardStatus"];
        };
        "cardUnlock.request": {
            card_id: components["schemas"]["CardId"];
            ticket: components["schemas"]["Ticket"];
        };
        "cardUnlock.reply": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardUnlock.CHANGE_STATUS_ERROR": {
            status: components["schemas"]["CardStatus"];
        };
        "cardReveal.request": {
            card_id: components["schemas"]["CardId"];
            ticket: components["schemas"]["Ticket"];
        };
        "cardReveal.reply": {
            card_no: string;
            expiry_date: string;
            cvc2: string;
            holder_name: string;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardReveal.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        "accountReveal.request": {
            account_id: components["schemas"]["AccountId"];
            ticket: components["schemas"]["Ticket"];
        };
        "accountReveal.reply": {
            account_no: string;
        };
        "cardCancelQuery.request": {
            card_id: components["schemas"]["CardId"];
        };
        "cardCancelQuery.reply": {
            /** @description Stands for exactly these figures; cardCancel takes it. */
            cancel_id: components["schemas"]["OpaqueId"];
            card: components["schemas"]["CardInfo"];
            balance: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            refund_workdays: number;
            /** @description Until then no new account can be opened with the member’s mobile number. */
            usable_from: components["schemas"]["Instant"];
            /** @description The member’s membership would end with it. */
            last_card: boolean;
        };
        /** @description Beside CO_BRANDED, through whom it is done instead (R-ROLE-24). */
        "cardCancelQuery.CO_BRANDED": {
            partner_name: string;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardCancelQuery.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardCancelQuery.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside BALANCE_BELOW_FEE, what is there and what is to be paid from it. */
        "cardCancelQuery.BALANCE_BELOW_FEE": {
            balance: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
        };
        "cardCancel.request": {
            card_id: components["schemas"]["CardId"];
            cancel_id: components["schemas"]["OpaqueId"];
            refund_bank?: components["schemas"]["bank-code"];
            bank_card_no?: components["schemas"]["bank-card-no"];
            account_holder?: components["schemas"]["name-en"];
            agree: components["schemas"]["agree"];
            /** @description From /auth/payPwd for cardCancel with the cancel_id as quote_id. */
            ticket: components["schemas"]["Ticket"];
            /** @description From /auth/otp for cardCancel with the cancel_id as quote_id. */
            otp_ticket: components["schemas"]["Ticket"];
        };
        "cardCancel.reply": {
            cancel_no: components["schemas"]["ReferenceNumber"];
            time: components["schemas"]["Instant"];
            fee: components["schemas"]["Money"];
            /** @description What is paid to the bank account; absent where nothing is left after the fee. */
            refund?: components["schemas"]["Money"];
            /** @description Beside refund, the bank card that it is paid to. */
            bank_card_no_mask?: string;
            /**
             * Format: date
             * @description Beside refund, the last day on which it arrives.
             */
            refund_by?: string;
            usable_from: components["schemas"]["Instant"];
            /** @description The member’s membership and session ended with it. */
            last_card: boolean;
        };
        /** @description Beside CO_BRANDED, through whom it is done instead (R-ROLE-24). */
        "cardCancel.CO_BRANDED": {
            partner_name: string;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardCancel.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardCancel.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside BALANCE_BELOW_FEE, what is there and what is to be paid from it. */
        "cardCancel.BALANCE_BELOW_FEE": {
            balance: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
        };
        "giftcardConfig.request": Record<string, never>;
        "giftcardConfig.reply": {
            denominations: {
                amount: components["schemas"]["amount"];
                label: string;
            }[];
            /** @description What a list of cards begins with; the quantity is for the buyer to say. */
            first_lines: {
                denomination: components["schemas"]["amount"];
            }[];
            custom_most: number;
            custom_multiple: number;
            quantity_base: number;
            card_most: components["schemas"]["Money"][];
            in_person_above: components["schemas"]["Money"][];
            card_fees: {
                entity: components["schemas"]["Money"][];
                virtual: components["schemas"]["Money"][];
            };
            postage: {
                region: components["schemas"]["delivery-region"];
                fees: components["schemas"]["Money"][];
            }[];
            answer_workdays: number;
        };
        "giftcardQuote.request": {
            /** @enum {string} */
            kind: "entity" | "virtual";
            currency: components["schemas"]["currency"];
            /** @description Of the denominations on offer; a quantity may be 0. */
            lines: components["schemas"]["GiftcardLine"][];
            /** @description Of denominations of the buyer's own (R-VAL-42). */
            custom_lines?: components["schemas"]["GiftcardLine"][];
            /** @description Where physical cards are sent to; virtual cards have none. */
            delivery_region?: components["schemas"]["delivery-region"];
        };
        "giftcardQuote.reply": {
            quote_id: components["schemas"]["OpaqueId"];
            count: number;
            amount: components["schemas"]["Money"];
            card_fee: components["schemas"]["Money"];
            /** @description The fee of one card. */
            card_price: components["schemas"]["Money"];
            postage: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            /** @description What is taken off, as a negative sum, and the total, when it is the first order of its mobile number. */
            first_order: {
                waived: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
            };
            expire_time: components["schemas"]["Instant"];
        };
        "giftcardQuote.GC_AMOUNT_MULTIPLE": {
            multiple: number;
        };
        /** @description Beside OVER_SINGLE_LIMIT, the most that one transfer may send. */
        "giftcardQuote.GC_OVER_MAX": {
            limit: components["schemas"]["Money"];
        };
        "giftcardQuote.GC_QTY_BASE": {
            base: number;
        };
        "giftcardQuote.GC_IN_PERSON": {
            above: components["schemas"]["Money"];
            address: string;
            hours: string;
        };
        "giftcardOrder.request": {
            quote_id: components["schemas"]["OpaqueId"];
            purpose: components["schemas"]["giftcard-purpose"];
            recipient: components["schemas"]["recipient"];
            receiver_email: components["schemas"]["email"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            /** @description Of physical cards. */
            address?: components["schemas"]["delivery-address"];
            /** @description In the e-mail of virtual cards, below our words. */
            greeting?: components["schemas"]["greeting"];
            remark?: components["schemas"]["order-remark"];
            agree: components["schemas"]["agree"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "giftcardOrder.reply": components["schemas"]["GiftcardOrder"] & {
            answer_workdays: number;
            pay_to: components["schemas"]["GiftcardPayTo"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "giftcardOrder.OTP_WRONG": {
            left: number;
        };
        "giftcardQuery.request": {
            /** @enum {string} */
            query_type: "card" | "order";
            card_no?: components["schemas"]["gc-card-no"];
            order_no?: components["schemas"]["ReferenceNumber"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            captcha_key: components["schemas"]["OpaqueId"];
            captcha: components["schemas"]["CaptchaAnswer"];
        };
        "giftcardQuery.reply": {
            query_ticket: components["schemas"]["Ticket"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "giftcardQuery.CAPTCHA_REQUIRED": {
            /** @constant */
            captcha_required: true;
        };
        /** @description A captcha for a person is asked next; the browser's work is not enough. */
        "giftcardQuery.CAPTCHA_WRONG": {
            /** @constant */
            captcha_required: true;
        };
        /** @description Beside a lock, the instant at which it ends. */
        "giftcardQuery.GC_LOCKED": {
            until: components["schemas"]["Instant"];
        };
        "giftcardList.request": {
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "giftcardList.reply": {
            query_ticket: components["schemas"]["Ticket"];
            expire_time: components["schemas"]["Instant"];
            list: components["schemas"]["GiftcardOrder"][];
        };
        /** @description Beside a wrong guess, how many are left. */
        "giftcardList.OTP_WRONG": {
            left: number;
        };
        "giftcardDetail.request": {
            query_ticket: components["schemas"]["Ticket"];
            order_no?: components["schemas"]["ReferenceNumber"];
            card_id?: components["schemas"]["OpaqueId"];
        };
        "giftcardDetail.reply": {
            order?: components["schemas"]["GiftcardOrder"];
            /** @description While the order waits for its payment. */
            pay_to?: components["schemas"]["GiftcardPayTo"];
            cards?: components["schemas"]["Giftcard"][];
            card?: components["schemas"]["Giftcard"];
            transactions?: {
                /** @enum {string} */
                kind: "load" | "expense" | "refund";
                time: components["schemas"]["Instant"];
                /** @description Signed. */
                amount: components["schemas"]["Money"];
            }[];
        };
        "giftcardActivate.request": {
            query_ticket: components["schemas"]["Ticket"];
            card_no: components["schemas"]["gc-card-no"];
            activation_code: components["schemas"]["activation-code"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
            /** @description Without it the gateway draws one and sends it to the buyer by SMS. */
            pay_pwd?: components["schemas"]["new-pay-pwd"];
        };
        "giftcardActivate.reply": {
            /** @constant */
            status: "active";
            card_no_mask: string;
            /** Format: date */
            expiry_date: string;
            /** @description An initial password was sent to the buyer by SMS, because none was given. */
            initial_pwd_sent: boolean;
        };
        /** @description Beside a wrong guess, how many are left. */
        "giftcardActivate.GC_CODE_ERROR": {
            left: number;
        };
        /** @description Beside a lock, the instant at which it ends. */
        "giftcardActivate.GC_LOCKED": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "giftcardActivate.OTP_WRONG": {
            left: number;
        };
        "giftcardExport.request": {
            query_ticket: components["schemas"]["Ticket"];
            order_no: components["schemas"]["ReferenceNumber"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "giftcardExport.reply": {
            file_url: components["schemas"]["FileUrl"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "giftcardExport.OTP_WRONG": {
            left: number;
        };
        "cardOptions.request": {
            /** @description The account that pays, whose currency the prices are in; the first of the member where none is named. */
            account_id?: components["schemas"]["AccountId"];
        };
        "cardOptions.reply": {
            held: number;
            most: number;
            /** @description One more card may be held (R-CONST-15). */
            may_order: boolean;
            /** @description The card fee is waived for the first card that is ordered (R-CONST-42 to R-CONST-44). */
            free_fee: boolean;
            options: {
                /** @enum {string} */
                kind: "new" | "buyChip";
                card_organ: components["schemas"]["CardOrgan"];
                /** @enum {string} */
                currency: "HKD" | "CNY" | "USD";
                price: components["schemas"]["Money"];
                card_fee: components["schemas"]["Money"];
            }[];
        };
        "cardQuote.request": {
            kind: components["schemas"]["CardOrderKind"];
            /** @description Of new and buyChip, the account that pays. */
            account_id?: components["schemas"]["AccountId"];
            currency?: components["schemas"]["currency"];
            card_organ?: components["schemas"]["CardOrgan"];
            /** @description Of new: a dedicated online-shopping card, for a shop’s refunds dearer (R-CONST-73 to R-CONST-75). */
            shopping_only?: boolean;
            /** @description Of the other kinds, the card that it is for; its account pays. */
            card_id?: components["schemas"]["CardId"];
            delivery_region?: components["schemas"]["delivery-region"];
        };
        "cardQuote.reply": {
            quote_id: components["schemas"]["OpaqueId"];
            price: components["schemas"]["Money"];
            card_fee: components["schemas"]["Money"];
            postage: components["schemas"]["Money"];
            /** @description Signed: what is taken off the card fee. */
            waived: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            expire_time: components["schemas"]["Instant"];
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "cardQuote.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        /** @description Beside RENEW_NOT_OPEN, the first day on which it is (R-CONST-16). */
        "cardQuote.RENEW_NOT_OPEN": {
            /** Format: date */
            open_date: string;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardQuote.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardQuote.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardQuote.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardNew.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for cardNew and this quote. */
            ticket: components["schemas"]["Ticket"];
        };
        "cardNew.reply": components["schemas"]["CardOrderDone"];
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "cardNew.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardNew.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardNew.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardNew.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardBuyChip.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for cardBuyChip and this quote. */
            ticket: components["schemas"]["Ticket"];
            recipient: components["schemas"]["recipient"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            delivery_address: components["schemas"]["delivery-address"];
            remark?: components["schemas"]["order-remark"];
        };
        "cardBuyChip.reply": components["schemas"]["CardOrderDone"];
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "cardBuyChip.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardBuyChip.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardBuyChip.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardBuyChip.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardChipApply.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for cardChipApply and this quote. */
            ticket: components["schemas"]["Ticket"];
            recipient: components["schemas"]["recipient"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            delivery_address: components["schemas"]["delivery-address"];
            remark?: components["schemas"]["order-remark"];
        };
        "cardChipApply.reply": components["schemas"]["CardOrderDone"];
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardChipApply.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardChipApply.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardChipApply.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardRenewVcn.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for cardRenewVcn and this quote. */
            ticket: components["schemas"]["Ticket"];
        };
        "cardRenewVcn.reply": components["schemas"]["CardOrderDone"];
        /** @description Beside RENEW_NOT_OPEN, the first day on which it is (R-CONST-16). */
        "cardRenewVcn.RENEW_NOT_OPEN": {
            /** Format: date */
            open_date: string;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardRenewVcn.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardRenewVcn.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardRenewVcn.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardRenewChip.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for cardRenewChip and this quote. */
            ticket: components["schemas"]["Ticket"];
            recipient: components["schemas"]["recipient"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            delivery_address: components["schemas"]["delivery-address"];
            remark?: components["schemas"]["order-remark"];
        };
        "cardRenewChip.reply": components["schemas"]["CardOrderDone"];
        /** @description Beside RENEW_NOT_OPEN, the first day on which it is (R-CONST-16). */
        "cardRenewChip.RENEW_NOT_OPEN": {
            /** Format: date */
            open_date: string;
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardRenewChip.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardRenewChip.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardRenewChip.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardReplace.request": {
            quote_id: components["schemas"]["OpaqueId"];
            /** @description From /auth/payPwd for cardReplace and this quote. */
            ticket: components["schemas"]["Ticket"];
            recipient: components["schemas"]["recipient"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            delivery_address: components["schemas"]["delivery-address"];
            remark?: components["schemas"]["order-remark"];
            /** @enum {string} */
            reason: "lost" | "stolen" | "damaged";
        };
        "cardReplace.reply": components["schemas"]["CardOrderDone"];
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardReplace.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        /** @description Beside FUNDS_FROZEN, the instant from which money may leave again (R-CONST-09). */
        "cardReplace.FUNDS_FROZEN": {
            until: components["schemas"]["Instant"];
        };
        /** @description Beside INSUFFICIENT_BALANCE, what may be used now; holds are taken off. */
        "cardReplace.INSUFFICIENT_BALANCE": {
            available: components["schemas"]["Money"];
        };
        "cardRenewQuery.request": {
            card_id: components["schemas"]["CardId"];
        };
        "cardRenewQuery.reply": {
            eligible: boolean;
            /** @enum {string} */
            state: "open" | "notOpen" | "expired" | "printing" | "unsuitable";
            /**
             * @description What renews it, by whether it is virtual or physical.
             * @enum {string}
             */
            kind: "renewVirtual" | "renewChip";
            /** Format: date */
            open_date: string;
            /** Format: date */
            valid_to: string;
            free: boolean;
            fee: components["schemas"]["Money"];
            order_no?: components["schemas"]["ReferenceNumber"];
            print_progress?: components["schemas"]["PrintProgress"];
        };
        "cardPurchaseRecords.request": {
            page_no: number;
            page_size: number;
        };
        "cardPurchaseRecords.reply": {
            total: number;
            list: {
                order_no: components["schemas"]["ReferenceNumber"];
                kind: components["schemas"]["PurchaseKind"];
                time: components["schemas"]["Instant"];
                /** @description How many cards. */
                count: number;
                /** @description Not of gift cards, as little as its organisation. */
                card_no_mask?: string;
                card_organ?: components["schemas"]["CardOrgan"];
                state: components["schemas"]["PurchaseState"];
                price: components["schemas"]["Money"];
                card_fee: components["schemas"]["Money"];
                postage: components["schemas"]["Money"];
                /** @description Signed: what is taken off the card fee. */
                waived: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
            }[];
        };
        "cardApplyRecords.request": {
            page_no: number;
            page_size: number;
        };
        "cardApplyRecords.reply": {
            total: number;
            list: {
                order_no: components["schemas"]["ReferenceNumber"];
                kind: components["schemas"]["CardOrderKind"];
                time: components["schemas"]["Instant"];
                card_no_mask: string;
                card_organ: components["schemas"]["CardOrgan"];
                print_progress: components["schemas"]["PrintProgress"];
                recipient: string;
                /** @description Contact for the delivery (R-ENT-106). */
                mob_no_mask?: components["schemas"]["MobileMask"];
                delivery_address?: string;
                remark?: string;
                delivery_region: components["schemas"]["delivery-region"];
                /**
                 * Format: date
                 * @description The last day on which it is mailed (R-CONST-18).
                 */
                made_by: string;
                /**
                 * Format: date
                 * @description The post takes about a week (R-CONST-19).
                 */
                arrives_by: string;
            }[];
        };
        "cardAdd.request": {
            /** @enum {string} */
            method: "number" | "barcode";
            card_no?: components["schemas"]["gc-card-no"];
            expiry_date?: components["schemas"]["expiry-date"];
            cvc2?: components["schemas"]["cvc2"];
            barcode?: components["schemas"]["card-barcode"];
            activation_code?: components["schemas"]["activation-code"];
            /** @description From /auth/otp for cardAdd. */
            otp_ticket: components["schemas"]["Ticket"];
        };
        "cardAdd.reply": {
            card: components["schemas"]["CardInfo"];
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardAdd.CARD_NO_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardAdd.EXPIRY_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardAdd.CVC_ERROR": {
            left: number;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardAdd.ACT_CODE_ERROR": {
            left: number;
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "cardAdd.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
        "cardEnableWallet.request": {
            card_id: components["schemas"]["CardId"];
            wallet: components["schemas"]["contactless-wallet"];
            agree: components["schemas"]["agree"];
            otp_ticket: components["schemas"]["Ticket"];
        };
        "cardEnableWallet.reply": {
            /** @constant */
            status: "enabled";
            wallet: components["schemas"]["contactless-wallet"];
            card_no_mask: string;
            time: components["schemas"]["Instant"];
        };
        /** @description Beside CARD_STATUS, the status that refuses the transfer. */
        "cardEnableWallet.CARD_STATUS": {
            status: components["schemas"]["CardStatus"];
        };
        "cardApplyQuote.request": {
            /** @enum {string} */
            card_type: "virtual" | "physical";
            card_organ: components["schemas"]["CardOrgan"];
            currency: components["schemas"]["currency"];
            /** @description Of a physical card. */
            delivery_region?: components["schemas"]["delivery-region"];
        };
        "cardApplyQuote.reply": {
            quote_id: components["schemas"]["OpaqueId"];
            price: components["schemas"]["Money"];
            card_fee: components["schemas"]["Money"];
            /** @description Of a card that comes by post. */
            postage?: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            expire_time: components["schemas"]["Instant"];
        };
        "cardApplySubmit.request": {
            quote_id: components["schemas"]["OpaqueId"];
            name_cn?: components["schemas"]["name-cn"];
            name_en: components["schemas"]["name-en"];
            area_code: components["schemas"]["area-code"];
            mob_no: components["schemas"]["mob-no"];
            email: components["schemas"]["email"];
            region: components["schemas"]["customer-region"];
            /** @description Of a physical card. */
            delivery?: {
                recipient: components["schemas"]["recipient"];
                area_code: components["schemas"]["area-code"];
                mob_no: components["schemas"]["mob-no"];
                delivery_address: components["schemas"]["delivery-address"];
                remark?: components["schemas"]["order-remark"];
            };
            agree: components["schemas"]["agree"];
            otp_id: components["schemas"]["OpaqueId"];
            otp: components["schemas"]["otp"];
        };
        "cardApplySubmit.reply": {
            apply_no: components["schemas"]["ReferenceNumber"];
            /** Format: date */
            review_from: string;
            /** Format: date */
            review_by: string;
        };
        /** @description Beside a wrong guess, how many are left. */
        "cardApplySubmit.OTP_WRONG": {
            left: number;
        };
        /** @description Beside MOB_USED_THIS_YEAR, the instant from which the number may be used again (R-CONST-40). */
        "cardApplySubmit.MOB_USED_THIS_YEAR": {
            from: components["schemas"]["Instant"];
        };
    };
    responses: never;
    parameters: {
        /** @description Language of `return_desc` (R-CALL-04). */
        lang: "zh-HK" | "zh-CN" | "en";
        /** @description Version of the portal's side of the contract (R-CALL-05). */
        ver: "1.0.0";
        /** @description The visitor's own random id before sign-in, the token after it (R-CALL-06, AMB-08). */
        sessionId: string;
        /** @description One per wish to act; a repeated key is answered with the first answer. */
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    announceQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    language: components["schemas"]["Language"];
                    page_no: number;
                    page_size: number;
                    /** @description Only this one. */
                    announce_id?: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description A page of them. An announcement that is unknown, or not published yet, is not in the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            total: number;
                            list: {
                                announce_id: components["schemas"]["OpaqueId"];
                                title: string;
                                /** @description Plain text; an empty line parts paragraphs. */
                                content: string;
                                publish_time: components["schemas"]["Instant"];
                                /** @description Below the content, in their order. */
                                pictures?: {
                                    /** @description A path of the portal's own origin. */
                                    picture: string;
                                    /** @description What it shows. */
                                    alt: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    announceNotice2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The notice in force. Where a language has none, its texts are empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            title_tw: string;
                            title_cn: string;
                            title_en: string;
                            content_tw: string;
                            content_cn: string;
                            content_en: string;
                        };
                    };
                };
            };
        };
    };
    contactContactUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    contact_type: "enquiry" | "complaint" | "cooperation" | "lostCard";
                    name: string;
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    email: components["schemas"]["email"];
                    content: string;
                    captcha_key: components["schemas"]["OpaqueId"];
                    captcha: components["schemas"]["CaptchaAnswer"];
                };
            };
        };
        responses: {
            /** @description The number under which the message is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            contact_no: components["schemas"]["ReferenceNumber"];
                        };
                    };
                };
            };
        };
    };
    contentAppDownClause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description The number of a document, as content/documents/index.json lists it (00 cardholder terms, 01 privacy, 02 fee table, 03 limit table, 04 gift-card terms, 05 safety of funds). */
                    file_type: string;
                    language: components["schemas"]["Language"];
                    /** @description The day of an edition, where the document has several (AMB-31). The newest without it. */
                    effective_from?: components["schemas"]["CalendarDay"];
                };
            };
        };
        responses: {
            /** @description The text as it reads today, with fees and times filled in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @description The page of the document, a path on the origin of the portal. */
                            file_url: string;
                            title: string;
                            effective_from: components["schemas"]["CalendarDay"];
                            sections: {
                                heading: string;
                                paragraphs: string[];
                                /** @description A table; its first row is the head. None when the section has no table. */
                                rows: string[][];
                            }[];
                        };
                    };
                };
            };
        };
    };
    contentAppAdvQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    adv_type: "00";
                    /** @description Adverts for this card and those for every card; without it, only the latter. */
                    card_organ?: components["schemas"]["CardOrgan"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description In the order in which they are shown; empty where there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                /** @description Address of the picture. */
                                pic: string;
                                /** @description What it opens, a page or a picture. */
                                pic_transfer: string;
                                /**
                                 * @description 00 opens a link in a new tab, 01 the viewer of pictures.
                                 * @enum {string}
                                 */
                                pic_type: "00" | "01";
                                /** @description What the advert says, shown as text over a picture that has no words of its own. */
                                title?: string;
                                /** @description A line below the title. */
                                text?: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    contactCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description CAPTCHA_REQUIRED has been answered, so that a person is asked. */
                    captcha_required?: boolean;
                    /** @description Tones in the place of a picture. */
                    sound?: boolean;
                };
            };
        };
        responses: {
            /** @description The captcha, good for one answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            captcha_key: components["schemas"]["OpaqueId"];
                            expire_in: components["schemas"]["Seconds"];
                            /** @enum {string} */
                            kind: "work" | "picture" | "sound";
                            /** @description Leading zero bits that SHA-256 of `<captcha_key>:<answer>` has to have. */
                            bits?: number;
                            /** @description A data URL of a PNG picture. */
                            image?: string;
                            /** @description A data URL of a WAV file with four groups of one to six tones. */
                            sound?: string;
                        } & (unknown & unknown & unknown);
                    };
                };
            };
        };
    };
    queryGcCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The list, the most used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            code_list: {
                                code: components["schemas"]["area-code"];
                                name_tw: string;
                                name_cn: string;
                                name_en: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    smsSendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description What the code is for, and what it needs. DEVICE: login_ticket. ADDINFO: login_ticket, and area_code and
                     *     mob_no where the account has no number. REGISTER: area_code, mob_no and a captcha. FORGET: fp_ticket. NEWMOB: a
                     *     signed-in member, verify_ticket, area_code and mob_no. LINK and BANKBIND: a signed-in member, area_code and mob_no.
                     *     ACTIVATE: act_ticket. SETTING and TRANSFER: a signed-in member and operation; purpose where that is userVerify.
                     *     APPLY and GIFTORDER: area_code, mob_no, quote_id and a captcha. GIFTLIST: area_code, mob_no and a captcha. GIFTCARD:
                     *     query_ticket and operation; it goes to the buyer's number.
                     * @enum {string}
                     */
                    scene: "DEVICE" | "ADDINFO" | "REGISTER" | "FORGET" | "NEWMOB" | "LINK" | "ACTIVATE" | "SETTING" | "TRANSFER" | "BANKBIND" | "APPLY" | "GIFTORDER" | "GIFTLIST" | "GIFTCARD";
                    login_ticket?: components["schemas"]["Proof"];
                    fp_ticket?: components["schemas"]["Proof"];
                    act_ticket?: components["schemas"]["Proof"];
                    query_ticket?: components["schemas"]["Ticket"];
                    verify_ticket?: components["schemas"]["Proof"];
                    area_code?: components["schemas"]["area-code"];
                    mob_no?: components["schemas"]["mob-no"];
                    captcha_key?: components["schemas"]["OpaqueId"];
                    captcha?: components["schemas"]["CaptchaAnswer"];
                    /** @description The operation the code will authorise; the code is good for no other. */
                    operation?: string;
                    quote_id?: components["schemas"]["OpaqueId"];
                    purpose?: components["schemas"]["SettingKind"];
                    /**
                     * @description How the code goes to a member: by SMS unless said otherwise, by mail for operation fpsRegister only. It proves the
                     *     address that it went to, where that becomes an FPS identity.
                     * @enum {string}
                     */
                    channel?: "sms" | "mail";
                    /** @description Another code is wanted, though one may still work. */
                    again?: boolean;
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            otp_id: components["schemas"]["OpaqueId"];
                            mob_no_mask: components["schemas"]["MobileMask"];
                            email_mask?: components["schemas"]["CodeEmailMask"];
                            resend_after: components["schemas"]["Seconds"];
                            resend_time: components["schemas"]["Instant"];
                            expire_in: components["schemas"]["Seconds"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    loginByPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    area_code: components["schemas"]["area-code"];
                    login_id: components["schemas"]["login-id"];
                    login_pwd: components["schemas"]["login-pwd"];
                    captcha_key?: components["schemas"]["OpaqueId"];
                    captcha?: components["schemas"]["CaptchaAnswer"];
                };
            };
        };
        responses: {
            /** @description The password is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /**
                             * @description TOKEN means signed in; otherwise what is still asked, with a login_ticket for it.
                             * @enum {string}
                             */
                            next: "TOKEN" | "NEED_CHOOSE" | "NEED_DEVICE_CODE";
                            login_ticket?: components["schemas"]["Proof"];
                            expire_time?: components["schemas"]["Instant"];
                            token?: components["schemas"]["Token"];
                            login_info?: components["schemas"]["LoginInfo"];
                            mob_no_mask?: components["schemas"]["MobileMask"];
                            card_list?: components["schemas"]["LoginCard"][];
                        } & (unknown & unknown & unknown);
                    };
                };
            };
        };
    };
    loginChooseCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    login_ticket: components["schemas"]["Proof"];
                    account_id: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description The card is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @enum {string} */
                            next: "TOKEN" | "NEED_DEVICE_CODE";
                            login_ticket?: components["schemas"]["Proof"];
                            expire_time?: components["schemas"]["Instant"];
                            token?: components["schemas"]["Token"];
                            login_info?: components["schemas"]["LoginInfo"];
                            mob_no_mask?: components["schemas"]["MobileMask"];
                        } & (unknown & unknown);
                    };
                };
            };
        };
    };
    loginVerifyDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    login_ticket: components["schemas"]["Proof"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            token: components["schemas"]["Token"];
                            login_info: components["schemas"]["LoginInfo"];
                        };
                    };
                };
            };
        };
    };
    loginLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    userInfoQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The member as of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            user_name: string;
                            /** @description In Chinese, where an approved application has said it. */
                            user_name_cn?: components["schemas"]["name-cn"];
                            /**
                             * @description '0' anonymous (T1), '1' registered (T2), '3' certified (T3).
                             * @enum {string}
                             */
                            realname_status: "0" | "1" | "3";
                            review_state: components["schemas"]["ReviewState"];
                            /** @enum {string} */
                            region: "HK" | "CN" | "OTHER";
                            co_branded: boolean;
                            mob_no_mask: components["schemas"]["MobileMask"];
                            email_mask: string;
                            /** @description The first is the current account (R-ENT-04). */
                            account_list: components["schemas"]["AccountInfo"][];
                            /** @description Those that ended with their card, where there are any. */
                            closed_account_list?: components["schemas"]["ClosedAccount"][];
                            frozen_until?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    authPayPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description The operation the ticket will authorise; it is good for no other. */
                    operation: string;
                    quote_id?: components["schemas"]["OpaqueId"];
                    /** @description SHA-256 of the body to be authorised, in lower-case hexadecimal, where there is no quote. */
                    digest?: string;
                    pay_pwd: components["schemas"]["pay-pwd"];
                };
            };
        };
        responses: {
            /** @description The password is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ticket: components["schemas"]["Ticket"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    authOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    operation: string;
                    quote_id?: components["schemas"]["OpaqueId"];
                    /**
                     * @description As the code was asked for.
                     * @enum {string}
                     */
                    channel?: "sms" | "mail";
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ticket: components["schemas"]["Ticket"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    flowOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description The Idempotency-Key of the lost call. */
                    key: string;
                };
            };
        };
        responses: {
            /** @description The truth about the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @enum {string} */
                            state: "done" | "inProgress" | "notReceived";
                            operation?: string;
                            /** @description The envelope that was answered, secrets left out. */
                            reply?: components["schemas"]["Envelope"];
                        };
                    };
                };
            };
        };
    };
    flowRecordList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    flow?: components["schemas"]["FlowId"];
                };
            };
        };
        responses: {
            /** @description At most one record for a flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                flow: components["schemas"]["FlowId"];
                                record: components["schemas"]["FlowRecord"];
                                revision: components["schemas"]["Revision"];
                                saved_at: components["schemas"]["Instant"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    flowRecordSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    flow: components["schemas"]["FlowId"];
                    record: components["schemas"]["FlowRecord"];
                    revision: components["schemas"]["Revision"];
                    /** @description A random name of the page that saves, the same for all its saves. */
                    writer?: string;
                    /** @description The page goes away, and the save before may be still under way, arrive after this one or never arrive. So it is also taken where that save by the same writer has been stored since the revision was read. */
                    is_last?: boolean;
                };
            };
        };
        responses: {
            /** @description The revision to name in the next save. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            revision: components["schemas"]["Revision"];
                        };
                    };
                };
            };
        };
    };
    flowRecordDrop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    flow: components["schemas"]["FlowId"];
                    record_id: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description Forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    fileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description What the picture is for; an operation takes only those of its own scene.
                     * @enum {string}
                     */
                    scene: "DOCUMENT" | "DORMANT" | "FORGET" | "GUARDIAN" | "KINSHIP" | "RECEIPT" | "SELFIE";
                    file_name: string;
                    /** @description The bytes in base64. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description The picture is kept for the one who sent it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            file_id: components["schemas"]["OpaqueId"];
                        };
                    };
                };
            };
        };
    };
    fileUploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description What the document is for; an operation takes only those of its own scene.
                     * @enum {string}
                     */
                    scene: "PROOF";
                    file_name: string;
                    /** @description The bytes in base64. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description The document is kept for the one who sent it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            file_id: components["schemas"]["OpaqueId"];
                            /** @description Of a PDF. */
                            pages?: number;
                        };
                    };
                };
            };
        };
    };
    accountSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description The account as of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            account_id: components["schemas"]["AccountId"];
                            /** @enum {string} */
                            currency: "HKD" | "CNY" | "USD";
                            balance: components["schemas"]["Money"];
                            available: components["schemas"]["Money"];
                            held: components["schemas"]["Money"];
                            /** @description What is available, in HKD, of an account in another currency. Nothing is exchanged at it. */
                            equivalent?: components["schemas"]["Money"];
                            /** @description Sums held back and until when, the first to be free at the head (AMB-41). */
                            holds: {
                                amount: components["schemas"]["Money"];
                                until: components["schemas"]["Instant"];
                            }[];
                            /** @description The latest records, newest first. */
                            recent: {
                                ref_no: components["schemas"]["ReferenceNumber"];
                                kind: components["schemas"]["TransactionKind"];
                                time: components["schemas"]["Instant"];
                                summary: string;
                                /** @description Signed; negative has left the account. */
                                amount: components["schemas"]["Money"];
                                status: components["schemas"]["TransactionStatus"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    bankList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    region: "HK" | "CN" | "OTHER";
                };
            };
        };
        responses: {
            /** @description The banks, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                bank_code: components["schemas"]["bank-code"];
                                name_tw: string;
                                name_cn: string;
                                name_en: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    bankBoundList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                bind_id: components["schemas"]["OpaqueId"];
                                account_id: components["schemas"]["AccountId"];
                                bank_code: components["schemas"]["bank-code"];
                                bank_name: string;
                                bank_card_mask: string;
                                holder_name: components["schemas"]["name-en"];
                                mob_no_mask: components["schemas"]["MobileMask"];
                                state: components["schemas"]["BindingState"];
                                bound_at?: components["schemas"]["Instant"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    bankBind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description Where the check top-up goes; its currency decides the sum. */
                    account_id: components["schemas"]["AccountId"];
                    bank_code: components["schemas"]["bank-code"];
                    bank_card_no: components["schemas"]["bank-card-no"];
                    /** @description Must be the member. */
                    holder_name: components["schemas"]["name-en"];
                    /** @description Number of the identity document the bank knows the holder by. */
                    doc_no: components["schemas"]["doc-no"];
                    area_code: components["schemas"]["area-code"];
                    /** @description The number that the bank has; the code goes there (scene BANKBIND). */
                    mob_no: components["schemas"]["mob-no"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description What to pay, and with which reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            bind_id: components["schemas"]["OpaqueId"];
                            /** @description To be written on the bank transfer. */
                            reference: string;
                            /** @description To be paid from that account; it is credited without a fee. */
                            check_amount: components["schemas"]["Money"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    bankCheckStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    bind_id: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            state: components["schemas"]["BindingState"];
                            bank_name: string;
                            bank_card_mask: string;
                            pay_to: components["schemas"]["PayTo"];
                            reference: string;
                            check_amount: components["schemas"]["Money"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    bankUnbind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    bind_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for bankUnbind. */
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Unlinked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    fpsPayeeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    proxy_type: "mobile" | "email" | "fpsId";
                    proxy_id: components["schemas"]["proxy-id"];
                };
            };
        };
        responses: {
            /** @description The identity is registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            payee_name_mask: string;
                            /** @description In the language of the lang header. */
                            bank_name: string;
                        };
                    };
                };
            };
        };
    };
    transferQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description Needed without payee_id, which says it too.
                     * @enum {string}
                     */
                    kind?: "toHk" | "toGc" | "toMainland";
                    /** @description A saved payee (payeeList), instead of all that names one. */
                    payee_id?: components["schemas"]["OpaqueId"];
                    account_id: components["schemas"]["AccountId"];
                    /** @description What the payee is to get; the fee comes on top. In the currency of the account. */
                    amount: components["schemas"]["amount"];
                    /** @description Of a transfer to Hong Kong, and needed there. */
                    method?: components["schemas"]["transfer-method"];
                    /** @description How the payee is named; an account at a bank when absent. */
                    type?: components["schemas"]["payee-type"];
                    /** @description With type mobile, email and fpsId. */
                    proxy_id?: components["schemas"]["proxy-id"];
                    /** @description With an account at a bank. */
                    bank_code?: components["schemas"]["bank-code"];
                    /** @description With an account at a bank. */
                    account_number?: components["schemas"]["account-number"];
                    /**
                     * @description Of an account at a bank in Hong Kong the payee's name; to the mainland the member's own. FPS has the name of its
                     *     identities, and what is said here is not read.
                     */
                    payee_name_en?: components["schemas"]["payee-name-en"];
                    /** @description With toGc, the payee's card of the product. */
                    payee_card_no?: components["schemas"]["gc-card-no"];
                    /** @description With toGc, the name that must belong to the card. */
                    payee_name?: components["schemas"]["name-en"];
                    /** @description With toMainland, the account at the bank of bank_code. */
                    bank_card_no?: components["schemas"]["bank-card-no"];
                    /** @description With toMainland, the kind of account (AMB-76). */
                    account_type?: components["schemas"]["bank-account-type"];
                    /** @description With toMainland, the holder as the bank knows them. */
                    account_holder?: components["schemas"]["name-cn"];
                    /** @description Needed with toMainland (AMB-66). */
                    remark?: components["schemas"]["remark"];
                };
            };
        };
        responses: {
            /** @description The figures, good for one transfer until expire_time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            quote_id: components["schemas"]["OpaqueId"];
                            /** @description The payee is a card of the product, so that transferToGc sends it. */
                            to_card: boolean;
                            deducted_amount: components["schemas"]["Money"];
                            fee: components["schemas"]["Money"];
                            /** @description What arrives; to the mainland in CNY. */
                            remitted_amount: components["schemas"]["Money"];
                            rate?: components["schemas"]["ExchangeRate"];
                            /** @description Of a transfer to the mainland, the bank card it goes to. */
                            bank_card_no_mask?: string;
                            /** @description Masked, unless the member typed it. Of an FPS identity the registered name. */
                            payee_name: string;
                            /** @description What stands behind the name: FPS has registered it, whoever keeps the account confirms it, or its bank cannot say. */
                            payee_name_check: components["schemas"]["payee-name-check"];
                            /** @description To Hong Kong, in the language of the lang header. */
                            payee_bank_name?: string;
                            /** @description The member has never paid this payee; the transfer asks for payee_confirmed. */
                            first_payment: boolean;
                            /** @description The payee is not saved yet and there is room for it, or somebody else was saved under its number; the transfer takes save_payee. */
                            can_save_payee: boolean;
                            /** @description Free FPS transfers left this month, this one not yet taken off. */
                            free_left: number;
                            /** @description The transfer will ask for otp_ticket too. */
                            otp_required: boolean;
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    transferToHk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for transferToHk and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    /** @description From /auth/otp for transferToHk and this quote; only where the quote says otp_required. */
                    otp_ticket?: components["schemas"]["Ticket"];
                    /** @description The member has confirmed the payee once more; only where the quote says first_payment. */
                    payee_confirmed?: boolean;
                    /** @description Saves the payee for the next time, also while the transfer is processing, and not where the bank refuses at once; only where the quote says can_save_payee. */
                    save_payee?: boolean;
                };
            };
        };
        responses: {
            /** @description The money has left the account. `processing` means that the bank has not answered yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ref_no: components["schemas"]["ReferenceNumber"];
                            /** @enum {string} */
                            status: "success" | "processing";
                            time: components["schemas"]["Instant"];
                            deducted_amount: components["schemas"]["Money"];
                            fee: components["schemas"]["Money"];
                            remitted_amount: components["schemas"]["Money"];
                        };
                    };
                };
            };
        };
    };
    topupBankCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                    /** @description One payment that is still to be made. Then who pays it is said too, and no ticket is needed. */
                    amount?: components["schemas"]["amount"];
                    /**
                     * @description By card, either bind_id or the four fields of the card are required.
                     * @enum {string}
                     */
                    paid_by?: "card" | "cash";
                    /** @description A linked bank account. */
                    bind_id?: components["schemas"]["OpaqueId"];
                    bank_code?: components["schemas"]["bank-code"];
                    bank_card_no?: components["schemas"]["bank-card-no"];
                    /** @description Must be the member. */
                    holder_name?: components["schemas"]["name-en"];
                    /** @description Number of the identity document the bank knows the holder by. */
                    doc_no?: components["schemas"]["doc-no"];
                    /** @enum {string} */
                    paid_from_region?: "HK" | "CN" | "OTHER";
                    /** @description Instead of amount, payments that were made already. */
                    payments?: {
                        amount: components["schemas"]["amount"];
                        /** Format: date */
                        paid_on: string;
                        remark?: components["schemas"]["remark"];
                    }[];
                    receipt_file_id?: components["schemas"]["OpaqueId"];
                    note?: string;
                    /** @description With payments, from /auth/payPwd for topupBankCreate. */
                    ticket?: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The order; the payer writes its reference on the bank transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            order_no: components["schemas"]["ReferenceNumber"];
                            /** @description To be written on the bank transfer. */
                            reference: string;
                            total: components["schemas"]["Money"];
                            pay_to: components["schemas"]["PayTo"];
                            /** @description Taken off when the money comes, where it was said from where. */
                            fee?: components["schemas"]["Money"];
                            /** @description What will be credited then. */
                            to_credit?: components["schemas"]["Money"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    topupPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                    amount: components["schemas"]["amount"];
                    /** @enum {string} */
                    paid_from_region?: "HK" | "CN" | "OTHER";
                };
            };
        };
        responses: {
            /** @description By the same rules as the top-up itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            total: components["schemas"]["Money"];
                            /** @description Once it is known from where it comes. */
                            fee?: components["schemas"]["Money"];
                            /** @description Once it is known from where it comes. */
                            to_credit?: components["schemas"]["Money"];
                        };
                    };
                };
            };
        };
    };
    topupBankConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    order_no: components["schemas"]["ReferenceNumber"];
                    /**
                     * @description Not needed where the order said who pays. By card, either bind_id or the four fields of the card are required.
                     * @enum {string}
                     */
                    paid_by?: "card" | "cash";
                    /** @description A linked bank account. */
                    bind_id?: components["schemas"]["OpaqueId"];
                    bank_code?: components["schemas"]["bank-code"];
                    bank_card_no?: components["schemas"]["bank-card-no"];
                    /** @description Must be the member. */
                    holder_name?: components["schemas"]["name-en"];
                    /** @description Number of the identity document the bank knows the holder by. */
                    doc_no?: components["schemas"]["doc-no"];
                    /** @enum {string} */
                    paid_from_region?: "HK" | "CN" | "OTHER";
                    /** Format: date */
                    transfer_date: string;
                    receipt_file_id?: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description What the gateway knows of the money so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            state: components["schemas"]["TopupState"];
                            /** @description Taken off when it is paid from outside Hong Kong. */
                            fee: components["schemas"]["Money"];
                        };
                    };
                };
            };
        };
    };
    topupFpsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                    amount: components["schemas"]["amount"];
                };
            };
        };
        responses: {
            /** @description The order and what to pay it with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            order_no: components["schemas"]["ReferenceNumber"];
                            reference: string;
                            fpsId: string;
                            qrcodeTxt: string;
                            total: components["schemas"]["Money"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    topupFrozenList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                order_no: components["schemas"]["ReferenceNumber"];
                                account_id: components["schemas"]["AccountId"];
                                amount: components["schemas"]["Money"];
                                frozen_at: components["schemas"]["Instant"];
                                /**
                                 * @description Another card paid than was declared, none was declared yet, or cash came for a member who may not use it.
                                 * @enum {string}
                                 */
                                reason: "otherCard" | "undeclared" | "cash";
                                declared_card_mask?: string;
                                /** @description Support looks at a proof that the member sent. */
                                under_check: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    topupFrozenResubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    order_no: components["schemas"]["ReferenceNumber"];
                    bank_code: components["schemas"]["bank-code"];
                    bank_card_no: components["schemas"]["bank-card-no"];
                    /** @description Must be the member. */
                    holder_name: components["schemas"]["name-en"];
                    /** @description Number of the identity document the bank knows the holder by. */
                    doc_no: components["schemas"]["doc-no"];
                    /** @description Pictures or PDFs that show that the paying card is the member's; support looks at them. */
                    proof?: components["schemas"]["UploadedFile"][];
                };
            };
        };
        responses: {
            /** @description Released, or still frozen because this card is not the one either. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            state: components["schemas"]["TopupState"];
                            credited_amount?: components["schemas"]["Money"];
                            /** @description Still frozen, and support looks at the proof. */
                            under_check?: boolean;
                        };
                    };
                };
            };
        };
    };
    topupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    order_no: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            /** @description The order as of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            state: components["schemas"]["TopupState"];
                            /** @description What has come into the account, after the fee. */
                            credited_amount?: components["schemas"]["Money"];
                            /** @description Taken off when it was paid from outside Hong Kong. */
                            fee?: components["schemas"]["Money"];
                            /**
                             * @description Whose money it was, and in which form.
                             * @enum {string}
                             */
                            source?: "own" | "cash" | "thirdParty";
                            credited_at?: components["schemas"]["Instant"];
                            /** @description Of cash and of someone else's money, which cannot be sent on or withdrawn before. */
                            held_until?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    transferWindow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    kind: "toHk" | "toGc" | "toMainland";
                    /** @description Of a transfer to Hong Kong; a bank transfer when absent. */
                    method?: components["schemas"]["transfer-method"];
                };
            };
        };
        responses: {
            /** @description Open, or closed until next_open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            open: boolean;
                            /** @description While it is closed, when it opens. */
                            next_open?: components["schemas"]["Instant"];
                            reason?: components["schemas"]["ClosedReason"];
                            /** @description Of a transfer to Hong Kong, the methods that this member, or this variant of the site, does not have. */
                            closed_methods?: components["schemas"]["transfer-method"][];
                        };
                    };
                };
            };
        };
    };
    transferPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description Needed without payee_id, which says it too.
                     * @enum {string}
                     */
                    kind?: "toHk" | "toGc" | "toMainland";
                    /** @description A saved payee (payeeList), which says the method too. */
                    payee_id?: components["schemas"]["OpaqueId"];
                    account_id: components["schemas"]["AccountId"];
                    /** @description Of a transfer to Hong Kong; without it there is no fee to say. */
                    method?: components["schemas"]["transfer-method"];
                    /** @description What the payee is to get; the fee comes on top. In the currency of the account. */
                    amount?: components["schemas"]["amount"];
                };
            };
        };
        responses: {
            /** @description As of now; by the same rules as a quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            available: components["schemas"]["Money"];
                            /** @description What the member's level still lets leave today. */
                            left_today: components["schemas"]["Money"];
                            /** @description To Hong Kong unless by bank transfer, free FPS transfers left this month, where the site has FPS. */
                            free_left?: number;
                            rate?: components["schemas"]["ExchangeRate"];
                            /** @description To the mainland, when the bank there pays it out. */
                            arrives_by?: components["schemas"]["Instant"];
                            /** @description With an amount. */
                            fee?: components["schemas"]["Money"];
                            /** @description With an amount. */
                            deducted_amount?: components["schemas"]["Money"];
                            /** @description With an amount, what arrives; to the mainland in CNY. */
                            remitted_amount?: components["schemas"]["Money"];
                        };
                    };
                };
            };
        };
    };
    transferToGcCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    payee_card_no: components["schemas"]["gc-card-no"];
                };
            };
        };
        responses: {
            /** @description The card can receive money from this member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            payee_name_mask: string;
                            payee_card_no_mask: string;
                            /** @enum {string} */
                            region: "HK" | "CN" | "OTHER";
                            /** @enum {string} */
                            currency: "HKD" | "CNY" | "USD";
                        };
                    };
                };
            };
        };
    };
    transferToGc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for transferToGc and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    /** @description From /auth/otp for transferToGc and this quote; only where the quote says otp_required. */
                    otp_ticket?: components["schemas"]["Ticket"];
                    /** @description The member has confirmed the payee once more; only where the quote says first_payment. */
                    payee_confirmed?: boolean;
                    /** @description Saves the payee for the next time, once the money has moved; only where the quote says can_save_payee. */
                    save_payee?: boolean;
                };
            };
        };
        responses: {
            /** @description The money is with the payee. `processing` means that it is not settled yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ref_no: components["schemas"]["ReferenceNumber"];
                            /** @enum {string} */
                            status: "success" | "processing";
                            time: components["schemas"]["Instant"];
                            deducted_amount: components["schemas"]["Money"];
                            fee: components["schemas"]["Money"];
                            remitted_amount: components["schemas"]["Money"];
                        };
                    };
                };
            };
        };
    };
    transferToMainland: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for transferToMainland and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    /** @description From /auth/otp for transferToMainland and this quote; only where the quote says otp_required. */
                    otp_ticket?: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The money has left the account and is submitted to the bank. `processing` means that the bank has not answered yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ref_no: components["schemas"]["ReferenceNumber"];
                            /** @enum {string} */
                            status: "success" | "processing";
                            time: components["schemas"]["Instant"];
                            deducted_amount: components["schemas"]["Money"];
                            fee: components["schemas"]["Money"];
                            remitted_amount: components["schemas"]["Money"];
                        };
                    };
                };
            };
        };
    };
    loginByCvc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_no: components["schemas"]["gc-card-no"];
                    expiry_date: components["schemas"]["expiry-date"];
                    cvc2: components["schemas"]["cvc2"];
                    captcha_key: components["schemas"]["OpaqueId"];
                    captcha: components["schemas"]["CaptchaAnswer"];
                };
            };
        };
        responses: {
            /** @description The details are right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /**
                             * @description What the portal does next. TOKEN has token and login_info; the others have a login_ticket.
                             * @enum {string}
                             */
                            next: "TOKEN" | "NEED_CHOOSE" | "NEED_DEVICE_CODE" | "NEED_INFO";
                            login_ticket?: components["schemas"]["Proof"];
                            expire_time?: components["schemas"]["Instant"];
                            token?: components["schemas"]["Token"];
                            login_info?: components["schemas"]["LoginInfo"];
                            mob_no_mask?: components["schemas"]["MobileMask"];
                            card_list?: components["schemas"]["LoginCard"][];
                            /** @description What the account lacks; true for what loginAddInformation must be given. */
                            need_info?: {
                                mobile: boolean;
                                email: boolean;
                                password: boolean;
                                pay_password: boolean;
                            };
                        } & (unknown & unknown & unknown & unknown);
                    };
                };
            };
        };
    };
    loginAddInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    login_ticket: components["schemas"]["Proof"];
                    area_code?: components["schemas"]["area-code"];
                    mob_no?: components["schemas"]["mob-no"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                    email?: components["schemas"]["email"];
                    login_pwd?: components["schemas"]["new-login-pwd"];
                    pay_pwd?: components["schemas"]["new-pay-pwd"];
                };
            };
        };
        responses: {
            /** @description Added, and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            token: components["schemas"]["Token"];
                            login_info: components["schemas"]["LoginInfo"];
                        };
                    };
                };
            };
        };
    };
    registerCheckMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description The number is confirmed and free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            reg_ticket: components["schemas"]["Proof"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    registerCheckAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    reg_ticket: components["schemas"]["Proof"];
                    email: components["schemas"]["email"];
                    user_name: components["schemas"]["name-en"];
                    login_pwd: components["schemas"]["new-login-pwd"];
                };
            };
        };
        responses: {
            /** @description Both can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    registerSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    reg_ticket: components["schemas"]["Proof"];
                    email: components["schemas"]["email"];
                    user_name: components["schemas"]["name-en"];
                    login_pwd: components["schemas"]["new-login-pwd"];
                    pay_pwd: components["schemas"]["new-pay-pwd"];
                    currency: components["schemas"]["currency"];
                    card_organ: components["schemas"]["CardOrgan"];
                    agree: components["schemas"]["agree"];
                };
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            user_name: string;
                            account_no_mask: string;
                        };
                    };
                };
            };
        };
    };
    forgetPwdStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    area_code: components["schemas"]["area-code"];
                    login_id: components["schemas"]["login-id"];
                    captcha_key: components["schemas"]["OpaqueId"];
                    captcha: components["schemas"]["CaptchaAnswer"];
                };
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            fp_ticket: components["schemas"]["Proof"];
                            expire_time: components["schemas"]["Instant"];
                            mob_no_mask: components["schemas"]["MobileMask"];
                            modes: ("uplink" | "codeAndId" | "code" | "question" | "manual")[];
                            question?: components["schemas"]["security-question"];
                        };
                    };
                };
            };
        };
    };
    forgetPwdUplinkStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    fp_ticket: components["schemas"]["Proof"];
                };
            };
        };
        responses: {
            /** @description The text is waited for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            sms_to: string;
                            sms_text: string;
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    forgetPwdUplinkCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    fp_ticket: components["schemas"]["Proof"];
                };
            };
        };
        responses: {
            /** @description What is known so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @enum {string} */
                            state: "WAITING" | "RECEIVED" | "EXPIRED";
                            verified_ticket?: components["schemas"]["Proof"];
                            expire_time?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    forgetPwdVerifyOtpId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    fp_ticket: components["schemas"]["Proof"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                    doc_type: components["schemas"]["doc-type"];
                    doc_no: components["schemas"]["doc-no"];
                };
            };
        };
        responses: {
            /** @description Proven. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["VerifiedReset"];
                    };
                };
            };
        };
    };
    forgetPwdVerifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    fp_ticket: components["schemas"]["Proof"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                    birth_md: components["schemas"]["birth-md"];
                };
            };
        };
        responses: {
            /** @description Proven. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["VerifiedReset"];
                    };
                };
            };
        };
    };
    forgetPwdVerifyAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    fp_ticket: components["schemas"]["Proof"];
                    answer: components["schemas"]["security-answer"];
                };
            };
        };
        responses: {
            /** @description Proven. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["VerifiedReset"];
                    };
                };
            };
        };
    };
    forgetPwdManualSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    fp_ticket: components["schemas"]["Proof"];
                    name: string;
                    doc_type: components["schemas"]["doc-type"];
                    doc_no: components["schemas"]["doc-no"];
                    email: components["schemas"]["email"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    front_file_id: components["schemas"]["PictureId"];
                    back_file_id?: components["schemas"]["PictureId"];
                    selfie_file_id: components["schemas"]["PictureId"];
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            apply_no: components["schemas"]["ReferenceNumber"];
                        };
                    };
                };
            };
        };
    };
    forgetPwdSetPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    verified_ticket: components["schemas"]["Proof"];
                    login_pwd: components["schemas"]["new-login-pwd"];
                };
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    historyQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                    /** @description One kind of record; all when absent. */
                    type?: components["schemas"]["TransactionKind"];
                    /**
                     * Format: date
                     * @description First day, Hong Kong time.
                     */
                    date_from?: string;
                    /**
                     * Format: date
                     * @description Last day, Hong Kong time; included.
                     */
                    date_to?: string;
                    /** @description Part of what a record says, in the language of the call, large or small letters: with whom it was, a remark, a reference. No number of an account, a card or a mobile is looked at. */
                    text?: string;
                    page_no: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description The page; empty beyond the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @description Records in all; no more than the deployment counts (account.history.most), and a text is looked for in no more. */
                            total: number;
                            /**
                             * @description Present where there are older records, which are neither counted nor shown, and in which a text is not looked for.
                             * @constant
                             */
                            older?: true;
                            list: {
                                ref_no: components["schemas"]["ReferenceNumber"];
                                kind: components["schemas"]["TransactionKind"];
                                time: components["schemas"]["Instant"];
                                summary: string;
                                /** @description Signed; negative has left the account. */
                                amount: components["schemas"]["Money"];
                                status: components["schemas"]["TransactionStatus"];
                                fee_kind?: components["schemas"]["FeeKind"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    historyDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    ref_no: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ref_no: components["schemas"]["ReferenceNumber"];
                            kind: components["schemas"]["TransactionKind"];
                            time: components["schemas"]["Instant"];
                            summary: string;
                            /** @description Signed; negative has left the account. */
                            amount: components["schemas"]["Money"];
                            status: components["schemas"]["TransactionStatus"];
                            fee_kind?: components["schemas"]["FeeKind"];
                            merchant?: string;
                            account_id: components["schemas"]["AccountId"];
                            /**
                             * @description What the kind is labelled with (R-ENT-66).
                             * @enum {string}
                             */
                            type: "topup" | "purchase" | "refund" | "transferIn" | "transferOut" | "serviceCharge";
                            /** @description Of this record, where it had one. */
                            fee?: components["schemas"]["Money"];
                            /** @description The record this one belongs to. */
                            original_ref_no?: components["schemas"]["ReferenceNumber"];
                            remark?: string;
                            /** @enum {string} */
                            method?: "FPS" | "bank" | "wallet";
                            /** @description Of the top-up or card order, or the shop’s own. */
                            order_no?: string;
                            /** @description What the order came to, before its discount. */
                            order_amount?: components["schemas"]["Money"];
                            discount_amount?: components["schemas"]["Money"];
                            /** @description What was paid of the order; nothing while it waits for payment. */
                            paid_amount?: components["schemas"]["Money"];
                            /** @description By which both banks of an FPS payment know it. */
                            fps_ref_no?: string;
                            /** @description As far as the member may know; another member’s name is masked. */
                            payer?: string;
                            payer_account_mask?: string;
                            payee?: string;
                            payee_bank_code?: string;
                            /** @description In the language that was asked for, of a bank that is listed. */
                            payee_bank_name?: string;
                            payee_account_mask?: string;
                            /** @description What arrived, where it was in another currency. */
                            remitted_amount?: components["schemas"]["Money"];
                            /** @description All that has come back of it. */
                            refund_amount?: components["schemas"]["Money"];
                            /** @description When the last of it came back. */
                            refund_time?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    historyReceiptFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    ref_no: components["schemas"]["ReferenceNumber"];
                };
            };
        };
        responses: {
            /** @description The link opens by GET for a short time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            file_url: components["schemas"]["FileUrl"];
                        };
                    };
                };
            };
        };
    };
    historySpending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @description The earliest first; one without spending is there. */
                            months: {
                                month: components["schemas"]["Month"];
                                total: components["schemas"]["Money"];
                                /** @description The largest sum first. */
                                kinds: {
                                    kind: components["schemas"]["TransactionKind"];
                                    amount: components["schemas"]["Money"];
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    accountCloseQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            closure_id: components["schemas"]["OpaqueId"];
                            /** @description The accounts that would be closed, in the member's order; gift cards are not among them (AMB-15). */
                            balances: {
                                account_id: components["schemas"]["AccountId"];
                                account_no_mask: string;
                                card_no_mask: string;
                                /** @enum {string} */
                                currency: "HKD" | "CNY" | "USD";
                                balance: components["schemas"]["Money"];
                                held: components["schemas"]["Money"];
                            }[];
                            /** @description What would be taken as the fee - the whole balance (R-CONST-39). */
                            forfeited: components["schemas"]["MoneyByCurrency"];
                            /** @description There is money that could be withdrawn first. */
                            has_balance: boolean;
                            /**
                             * @description What has to end first: transfers that a bank has not answered, top-ups that are frozen. `none` does not
                             *     stand in the way.
                             * @enum {string}
                             */
                            pending: "none" | "transfers" | "topups";
                            co_branded: boolean;
                            partner_name?: string;
                            /**
                             * @description How it is made sure that it is the member: by a selfie that is compared with the document known; by support where
                             *     none is known.
                             * @enum {string}
                             */
                            identity_check: "selfie" | "support";
                            /** @description From when the mobile number could be registered again (R-CONST-40). */
                            usable_from: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    accountClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description From /account/closeQuery; the balances that the member was shown. */
                    closure_id: components["schemas"]["OpaqueId"];
                    /** @description The member gives up the whole balance, at any balance (R-VAL-43, AMB-06). */
                    abandon_balance: boolean;
                    /** @description From /realname/faceCheck for accountClose. */
                    face_ticket: components["schemas"]["Ticket"];
                    /** @description From /auth/payPwd for accountClose and this closure_id. */
                    ticket: components["schemas"]["Ticket"];
                    /** @description From /auth/otp for accountClose and this closure_id. */
                    otp_ticket: components["schemas"]["Ticket"];
                    reason?: components["schemas"]["closure-reason"];
                };
            };
        };
        responses: {
            /** @description Closed. The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            close_no: components["schemas"]["ReferenceNumber"];
                            time: components["schemas"]["Instant"];
                            /** @description What was taken. */
                            forfeited: components["schemas"]["MoneyByCurrency"];
                            mob_no_mask: components["schemas"]["MobileMask"];
                            /** @description From when the mobile number may be registered again (R-CONST-40). */
                            usable_from: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    accountStatementList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                month: components["schemas"]["Month"];
                                available_from: components["schemas"]["Instant"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    accountStatementFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                    month: components["schemas"]["Month"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The link opens by GET for a short time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            file_url: components["schemas"]["FileUrl"];
                        };
                    };
                };
            };
        };
    };
    accountQueryAccSleep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            sleeping: boolean;
                            last_active: components["schemas"]["Instant"];
                            /** @description Of an account that sleeps; the fee begins then. */
                            since?: components["schemas"]["Instant"];
                            /** @description The one that sleeps, of several the one that has been still for longest. */
                            account?: {
                                /** @enum {string} */
                                currency: "HKD" | "CNY" | "USD";
                                card_organ: components["schemas"]["CardOrgan"];
                                card_no_mask: string;
                            };
                            /** @description The identity document that is known of the member is over; the form of a dormant account asks for the new one. */
                            doc_expired: boolean;
                        };
                    };
                };
            };
        };
    };
    accountSlpInfoAfterLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    occupation: components["schemas"]["occupation"];
                    position: components["schemas"]["position"];
                    address: components["schemas"]["address"];
                    source_of_funds: components["schemas"]["source-of-funds"];
                    account_purpose: components["schemas"]["account-purpose"];
                    keep_reason: components["schemas"]["keep-reason"];
                    /** @description Of the new identity document; with its picture required where the one that is known has expired. */
                    doc_validity?: components["schemas"]["doc-validity"];
                    doc_valid_to?: components["schemas"]["doc-valid-to"];
                    doc_front_file_id?: components["schemas"]["PictureId"];
                    /** @description From /auth/otp for accountSlpInfoAfterLogin. */
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The account is awake. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            form_no: components["schemas"]["ReferenceNumber"];
                            time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    accountLimitQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description In the currency of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @enum {string} */
                            tier: "T1" | "T2" | "T3";
                            limits: {
                                /** @enum {string} */
                                kind: "transferSingle" | "transferDaily" | "topupOrder";
                                limit: components["schemas"]["Money"];
                                /** @description Of a limit that is used up over time. */
                                used?: components["schemas"]["Money"];
                                left?: components["schemas"]["Money"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    payeeList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description Only those that this variant of the site can pay. */
                    payable?: boolean;
                };
            };
        };
        responses: {
            /** @description By name. Every one counts towards transfer.payee.most, and can be removed, whether it can be paid or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: {
                                payee_id: components["schemas"]["OpaqueId"];
                                /** @description What the member calls the payee; else the payee's name as the transfer showed it. */
                                name: string;
                                /** @description The payee's name as the transfer showed it, where the member calls the payee otherwise. */
                                payee_name?: string;
                                /** @description What the money goes to; an account that FPS reaches is another payee than the same by bank transfer. */
                                type: components["schemas"]["saved-payee-type"];
                                /** @description Of the mobile number, e-mail address, FPS ID, bank account or card. */
                                number_mask: string;
                                /** @description Of a payee at a bank, in the language of the lang header. */
                                bank_name?: string;
                                saved_at: components["schemas"]["Instant"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    payeeRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    payee_id: components["schemas"]["OpaqueId"];
                    name: components["schemas"]["payee-nickname"];
                };
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    payeeRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    payee_id: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    fpsQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description The identities, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            fpsList: {
                                /** @enum {string} */
                                proxy_type: "mobile" | "email" | "fpsId";
                                proxy_id_mask: string;
                                account_id: components["schemas"]["AccountId"];
                                /** @description Of this house in the payment system. */
                                bank_code: string;
                                /** @description Masked. */
                                account_number: string;
                                account_name: string;
                                /** @description Money sent without a bank comes here. */
                                default_flag: boolean;
                                registered_at: components["schemas"]["Instant"];
                            }[];
                            /** @description Where the member has one. */
                            fpsId?: string;
                            /** @description Text of the QR code of fpsId. */
                            qrcodeTxt?: string;
                            /** @description An identity here is not the default of its directory entry. */
                            need_set_default: boolean;
                        };
                    };
                };
            };
        };
    };
    fpsRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description The member's own mobile number or e-mail, or an FPS ID that is given out.
                     * @enum {string}
                     */
                    proxy_type: "mobile" | "email" | "fpsId";
                    account_id: components["schemas"]["AccountId"];
                    /** @description Whether money sent without a bank comes here; to be said when the identity is known at another bank. */
                    default_flag?: boolean;
                    /** @description From /auth/otp for fpsRegister; for email, of a code that was sent to the address. */
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description It is registered; an FPS ID comes with its QR code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            fpsId?: string;
                            qrcodeTxt?: string;
                        };
                    };
                };
            };
        };
    };
    fpsSetDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    proxy_type: "mobile" | "email" | "fpsId";
                    /** @description From /auth/otp for fpsSetDefault. */
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    fpsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    proxy_type: "mobile" | "email" | "fpsId";
                    /** @description From /auth/otp for fpsDelete. */
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    userVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    purpose: components["schemas"]["SettingKind"];
                    /**
                     * @description How, and what it needs. code: otp_id and otp, of scene SETTING, operation userVerify and the same purpose. loginPassword: login_pwd.
                     *     paymentPassword: pay_pwd. paymentPasswordAndBirth: pay_pwd and birth_md. Not every setting takes every one.
                     * @enum {string}
                     */
                    method: "code" | "loginPassword" | "paymentPassword" | "paymentPasswordAndBirth";
                    otp_id?: components["schemas"]["OpaqueId"];
                    otp?: components["schemas"]["otp"];
                    login_pwd?: components["schemas"]["login-pwd"];
                    pay_pwd?: components["schemas"]["pay-pwd"];
                    birth_md?: components["schemas"]["birth-md"];
                };
            };
        };
        responses: {
            /** @description Proven. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            verify_ticket: components["schemas"]["Proof"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    userPwdChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    kind: "login" | "payment";
                    verify_ticket: components["schemas"]["Proof"];
                    login_pwd?: components["schemas"]["new-login-pwd"];
                    pay_pwd?: components["schemas"]["new-pay-pwd"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    userQaSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    verify_ticket: components["schemas"]["Proof"];
                    question: components["schemas"]["security-question"];
                    answer: components["schemas"]["security-answer"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    userMobChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    verify_ticket: components["schemas"]["Proof"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            mob_no_mask: components["schemas"]["MobileMask"];
                            frozen_until: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    userEmailSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    verify_ticket: components["schemas"]["Proof"];
                    email: components["schemas"]["email"];
                };
            };
        };
        responses: {
            /** @description The link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            email_mask: string;
                            resend_after: components["schemas"]["Seconds"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    userEmailConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    code: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            email_mask?: string;
                        };
                    };
                };
            };
        };
    };
    userEmailStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description Where it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @enum {string} */
                            state: "NONE" | "WAITING" | "CONFIRMED" | "EXPIRED";
                            email_mask?: string;
                            expire_time?: components["schemas"]["Instant"];
                            /** @description From when another link may be asked for. */
                            resend_time?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    userSecurityQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description As they are known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @description Each signs in without a code. */
                            devices: {
                                device_id: components["schemas"]["OpaqueId"];
                                browser?: components["schemas"]["DeviceWord"];
                                system?: components["schemas"]["DeviceWord"];
                                confirmed_at: components["schemas"]["Instant"];
                                /** @description The call came from it. */
                                this_device: boolean;
                            }[];
                            sign_ins: {
                                browser?: components["schemas"]["DeviceWord"];
                                system?: components["schemas"]["DeviceWord"];
                                at: components["schemas"]["Instant"];
                                /**
                                 * @description What came of it: `active` is this session, `newer` was ended by a later sign-in or a new password.
                                 * @enum {string}
                                 */
                                became: "active" | "logout" | "expiry" | "newer";
                            }[];
                        };
                    };
                };
            };
        };
    };
    userDeviceForget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    device_id: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description Forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    userNoticeQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description As it is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            enabled: boolean;
                            channels: ("sms" | "mail")[];
                            /** @description More than 0; absent where every payment is told of. */
                            min_amount?: {
                                /** @enum {string} */
                                currency: "HKD" | "CNY" | "USD";
                                amount: components["schemas"]["amount"];
                            };
                        };
                    };
                };
            };
        };
    };
    userNoticeSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    enabled: boolean;
                    channels: ("sms" | "mail")[];
                    min_amount?: components["schemas"]["amount"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: Record<string, never>;
                    };
                };
            };
        };
    };
    realnameQueryStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description As of now; what is known of the newest application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @enum {string} */
                            realname_status: "0" | "1" | "3";
                            review_state: components["schemas"]["ReviewState"];
                            apply_no?: components["schemas"]["ReferenceNumber"];
                            submitted_at?: components["schemas"]["Instant"];
                            /** @description While the application waits for its answer; so answer_by. */
                            answer_from?: components["schemas"]["CalendarDay"];
                            answer_by?: components["schemas"]["CalendarDay"];
                            decline_reason?: components["schemas"]["DeclineReason"];
                            decline_reason_tw?: string;
                            decline_reason_cn?: string;
                            decline_reason_en?: string;
                            previous?: components["schemas"]["EarlierDetails"];
                            /** @description The certified document (R-ENT-34). */
                            doc_no_mask?: string;
                        };
                    };
                };
            };
        };
    };
    realnameLinkExisting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_no: components["schemas"]["gc-card-no"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description Linked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            customer_name_mask: string;
                        };
                    };
                };
            };
        };
    };
    realnameOcrCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & components["schemas"]["CustomerDocument"];
            };
        };
        responses: {
            /** @description Read, and found good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            doc_no_mask: string;
                            /** @description Of this document; the same when the same document is read again. */
                            reading_id: components["schemas"]["OpaqueId"];
                        };
                    };
                };
            };
        };
    };
    realnameFaceCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /**
                     * @description The operation the ticket will be good for. Of realnameSubmit and realnameModify the document is the one that
                     *     /realname/ocrCheck has read; of all others the certified one.
                     */
                    purpose: string;
                    file_id: components["schemas"]["PictureId"];
                    /** @description The reading of the document that is applied with; another one than the last is compared with nothing. */
                    reading_id?: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description It is the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            ticket: components["schemas"]["Ticket"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    realnameSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & components["schemas"]["CustomerDocument"] & components["schemas"]["CustomerDetails"] & {
                    /**
                     * @description existing is somebody whom /realname/linkExisting has linked to an earlier customer.
                     * @enum {string}
                     */
                    user_kind: "new" | "existing";
                    face_ticket: components["schemas"]["Ticket"];
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["Applied"];
                    };
                };
            };
        };
    };
    realnameModify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & components["schemas"]["CustomerDocument"] & components["schemas"]["CustomerDetails"] & {
                    face_ticket: components["schemas"]["Ticket"];
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["Applied"];
                    };
                };
            };
        };
    };
    cardActivateByInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_no: components["schemas"]["gc-card-no"];
                    expiry_date: components["schemas"]["expiry-date"];
                    cvc2: components["schemas"]["cvc2"];
                };
            };
        };
        responses: {
            /** @description The card is there and can be activated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["ActivationData"];
                    };
                };
            };
        };
    };
    cardActivateByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_last4: components["schemas"]["card-last4"];
                    activation_code: components["schemas"]["activation-code"];
                };
            };
        };
        responses: {
            /** @description The card is there and can be activated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["ActivationData"];
                    };
                };
            };
        };
    };
    cardActivateFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    act_ticket: components["schemas"]["Proof"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                    birth_md?: components["schemas"]["birth-md"];
                    login_pwd?: components["schemas"]["new-login-pwd"];
                    email?: components["schemas"]["email"];
                    pay_pwd?: components["schemas"]["new-pay-pwd"];
                };
            };
        };
        responses: {
            /** @description The card is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            card_no_mask: string;
                            card_organ: components["schemas"]["CardOrgan"];
                            /** @enum {string} */
                            currency: "HKD" | "CNY" | "USD";
                            status: components["schemas"]["CardStatus"];
                            activated_at: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    cardList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id?: components["schemas"]["AccountId"];
                    /** @description Leaves cancelled cards out: there is nothing left to do with them. */
                    without_cancelled?: boolean;
                };
            };
        };
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            list: components["schemas"]["CardInfo"][];
                            /** @description Cards that count towards the most a customer can hold. */
                            held: number;
                            most: number;
                        };
                    };
                };
            };
        };
    };
    cardDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                };
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            card: components["schemas"]["CardInfo"];
                            holder_name: string;
                            account_no_mask: string;
                            mob_no_mask: components["schemas"]["MobileMask"];
                            /** @description ID of the cardholder, once certified (R-ENT-34). */
                            doc_no_mask?: string;
                            issued_at: components["schemas"]["Instant"];
                            activated_at?: components["schemas"]["Instant"];
                            /**
                             * Format: date
                             * @description The first day on which the card can be renewed (R-CONST-16).
                             */
                            renew_from: string;
                            /** @description While a body of the card is made. */
                            print_progress?: components["schemas"]["PrintProgress"];
                            /** @description The contactless wallets it can be paid with (R-FLOW-29). */
                            wallets: components["schemas"]["contactless-wallet"][];
                            limits: {
                                single: components["schemas"]["Money"];
                                daily: components["schemas"]["Money"];
                            };
                        };
                    };
                };
            };
        };
    };
    cardLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The card has its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            status: components["schemas"]["CardStatus"];
                        };
                    };
                };
            };
        };
    };
    cardUnlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The card has its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            status: components["schemas"]["CardStatus"];
                        };
                    };
                };
            };
        };
    };
    cardReveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description What is printed on the card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            card_no: string;
                            expiry_date: string;
                            cvc2: string;
                            holder_name: string;
                        };
                    };
                };
            };
        };
    };
    accountReveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    account_id: components["schemas"]["AccountId"];
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The whole number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            account_no: string;
                        };
                    };
                };
            };
        };
    };
    cardCancelQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                };
            };
        };
        responses: {
            /** @description It can be cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @description Stands for exactly these figures; cardCancel takes it. */
                            cancel_id: components["schemas"]["OpaqueId"];
                            card: components["schemas"]["CardInfo"];
                            balance: components["schemas"]["Money"];
                            fee: components["schemas"]["Money"];
                            refund: components["schemas"]["Money"];
                            refund_workdays: number;
                            /** @description Until then no new account can be opened with the member’s mobile number. */
                            usable_from: components["schemas"]["Instant"];
                            /** @description The member’s membership would end with it. */
                            last_card: boolean;
                        };
                    };
                };
            };
        };
    };
    cardCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                    cancel_id: components["schemas"]["OpaqueId"];
                    refund_bank?: components["schemas"]["bank-code"];
                    bank_card_no?: components["schemas"]["bank-card-no"];
                    account_holder?: components["schemas"]["name-en"];
                    agree: components["schemas"]["agree"];
                    /** @description From /auth/payPwd for cardCancel with the cancel_id as quote_id. */
                    ticket: components["schemas"]["Ticket"];
                    /** @description From /auth/otp for cardCancel with the cancel_id as quote_id. */
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The card is cancelled, and so is its account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            cancel_no: components["schemas"]["ReferenceNumber"];
                            time: components["schemas"]["Instant"];
                            fee: components["schemas"]["Money"];
                            /** @description What is paid to the bank account; absent where nothing is left after the fee. */
                            refund?: components["schemas"]["Money"];
                            /** @description Beside refund, the bank card that it is paid to. */
                            bank_card_no_mask?: string;
                            /**
                             * Format: date
                             * @description Beside refund, the last day on which it arrives.
                             */
                            refund_by?: string;
                            usable_from: components["schemas"]["Instant"];
                            /** @description The member’s membership and session ended with it. */
                            last_card: boolean;
                        };
                    };
                };
            };
        };
    };
    giftcardConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & Record<string, never>;
            };
        };
        responses: {
            /** @description Limits and fees in each currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            denominations: {
                                amount: components["schemas"]["amount"];
                                label: string;
                            }[];
                            /** @description What a list of cards begins with; the quantity is for the buyer to say. */
                            first_lines: {
                                denomination: components["schemas"]["amount"];
                            }[];
                            custom_most: number;
                            custom_multiple: number;
                            quantity_base: number;
                            card_most: components["schemas"]["Money"][];
                            in_person_above: components["schemas"]["Money"][];
                            card_fees: {
                                entity: components["schemas"]["Money"][];
                                virtual: components["schemas"]["Money"][];
                            };
                            postage: {
                                region: components["schemas"]["delivery-region"];
                                fees: components["schemas"]["Money"][];
                            }[];
                            answer_workdays: number;
                        };
                    };
                };
            };
        };
    };
    giftcardQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    kind: "entity" | "virtual";
                    currency: components["schemas"]["currency"];
                    /** @description Of the denominations on offer; a quantity may be 0. */
                    lines: components["schemas"]["GiftcardLine"][];
                    /** @description Of denominations of the buyer's own (R-VAL-42). */
                    custom_lines?: components["schemas"]["GiftcardLine"][];
                    /** @description Where physical cards are sent to; virtual cards have none. */
                    delivery_region?: components["schemas"]["delivery-region"];
                };
            };
        };
        responses: {
            /** @description The figures, bound to who asked for them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            quote_id: components["schemas"]["OpaqueId"];
                            count: number;
                            amount: components["schemas"]["Money"];
                            card_fee: components["schemas"]["Money"];
                            /** @description The fee of one card. */
                            card_price: components["schemas"]["Money"];
                            postage: components["schemas"]["Money"];
                            total: components["schemas"]["Money"];
                            /** @description What is taken off, as a negative sum, and the total, when it is the first order of its mobile number. */
                            first_order: {
                                waived: components["schemas"]["Money"];
                                total: components["schemas"]["Money"];
                            };
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    giftcardOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    purpose: components["schemas"]["giftcard-purpose"];
                    recipient: components["schemas"]["recipient"];
                    receiver_email: components["schemas"]["email"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    /** @description Of physical cards. */
                    address?: components["schemas"]["delivery-address"];
                    /** @description In the e-mail of virtual cards, below our words. */
                    greeting?: components["schemas"]["greeting"];
                    remark?: components["schemas"]["order-remark"];
                    agree: components["schemas"]["agree"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description Ordered; nothing is paid yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["GiftcardOrder"] & {
                            answer_workdays: number;
                            pay_to: components["schemas"]["GiftcardPayTo"];
                        };
                    };
                };
            };
        };
    };
    giftcardQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    query_type: "card" | "order";
                    card_no?: components["schemas"]["gc-card-no"];
                    order_no?: components["schemas"]["ReferenceNumber"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    captcha_key: components["schemas"]["OpaqueId"];
                    captcha: components["schemas"]["CaptchaAnswer"];
                };
            };
        };
        responses: {
            /** @description Open for a while, in the browser that asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            query_ticket: components["schemas"]["Ticket"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    giftcardList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description The orders, newest first, and a ticket to look at them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            query_ticket: components["schemas"]["Ticket"];
                            expire_time: components["schemas"]["Instant"];
                            list: components["schemas"]["GiftcardOrder"][];
                        };
                    };
                };
            };
        };
    };
    giftcardDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    query_ticket: components["schemas"]["Ticket"];
                    order_no?: components["schemas"]["ReferenceNumber"];
                    card_id?: components["schemas"]["OpaqueId"];
                };
            };
        };
        responses: {
            /** @description A card, or an order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            order?: components["schemas"]["GiftcardOrder"];
                            /** @description While the order waits for its payment. */
                            pay_to?: components["schemas"]["GiftcardPayTo"];
                            cards?: components["schemas"]["Giftcard"][];
                            card?: components["schemas"]["Giftcard"];
                            transactions?: {
                                /** @enum {string} */
                                kind: "load" | "expense" | "refund";
                                time: components["schemas"]["Instant"];
                                /** @description Signed. */
                                amount: components["schemas"]["Money"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    giftcardActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    query_ticket: components["schemas"]["Ticket"];
                    card_no: components["schemas"]["gc-card-no"];
                    activation_code: components["schemas"]["activation-code"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                    /** @description Without it the gateway draws one and sends it to the buyer by SMS. */
                    pay_pwd?: components["schemas"]["new-pay-pwd"];
                };
            };
        };
        responses: {
            /** @description Active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @constant */
                            status: "active";
                            card_no_mask: string;
                            /** Format: date */
                            expiry_date: string;
                            /** @description An initial password was sent to the buyer by SMS, because none was given. */
                            initial_pwd_sent: boolean;
                        };
                    };
                };
            };
        };
    };
    giftcardExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    query_ticket: components["schemas"]["Ticket"];
                    order_no: components["schemas"]["ReferenceNumber"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description A link that opens the file for a while. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            file_url: components["schemas"]["FileUrl"];
                        };
                    };
                };
            };
        };
    };
    cardOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @description The account that pays, whose currency the prices are in; the first of the member where none is named. */
                    account_id?: components["schemas"]["AccountId"];
                };
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            held: number;
                            most: number;
                            /** @description One more card may be held (R-CONST-15). */
                            may_order: boolean;
                            /** @description The card fee is waived for the first card that is ordered (R-CONST-42 to R-CONST-44). */
                            free_fee: boolean;
                            options: {
                                /** @enum {string} */
                                kind: "new" | "buyChip";
                                card_organ: components["schemas"]["CardOrgan"];
                                /** @enum {string} */
                                currency: "HKD" | "CNY" | "USD";
                                price: components["schemas"]["Money"];
                                card_fee: components["schemas"]["Money"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    cardQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    kind: components["schemas"]["CardOrderKind"];
                    /** @description Of new and buyChip, the account that pays. */
                    account_id?: components["schemas"]["AccountId"];
                    currency?: components["schemas"]["currency"];
                    card_organ?: components["schemas"]["CardOrgan"];
                    /** @description Of new: a dedicated online-shopping card, for a shop’s refunds dearer (R-CONST-73 to R-CONST-75). */
                    shopping_only?: boolean;
                    /** @description Of the other kinds, the card that it is for; its account pays. */
                    card_id?: components["schemas"]["CardId"];
                    delivery_region?: components["schemas"]["delivery-region"];
                };
            };
        };
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            quote_id: components["schemas"]["OpaqueId"];
                            price: components["schemas"]["Money"];
                            card_fee: components["schemas"]["Money"];
                            postage: components["schemas"]["Money"];
                            /** @description Signed: what is taken off the card fee. */
                            waived: components["schemas"]["Money"];
                            total: components["schemas"]["Money"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    cardNew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for cardNew and this quote. */
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The order is placed and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["CardOrderDone"];
                    };
                };
            };
        };
    };
    cardBuyChip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for cardBuyChip and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    recipient: components["schemas"]["recipient"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    delivery_address: components["schemas"]["delivery-address"];
                    remark?: components["schemas"]["order-remark"];
                };
            };
        };
        responses: {
            /** @description The order is placed and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["CardOrderDone"];
                    };
                };
            };
        };
    };
    cardChipApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for cardChipApply and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    recipient: components["schemas"]["recipient"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    delivery_address: components["schemas"]["delivery-address"];
                    remark?: components["schemas"]["order-remark"];
                };
            };
        };
        responses: {
            /** @description The order is placed and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["CardOrderDone"];
                    };
                };
            };
        };
    };
    cardRenewVcn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for cardRenewVcn and this quote. */
                    ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The order is placed and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["CardOrderDone"];
                    };
                };
            };
        };
    };
    cardRenewChip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for cardRenewChip and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    recipient: components["schemas"]["recipient"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    delivery_address: components["schemas"]["delivery-address"];
                    remark?: components["schemas"]["order-remark"];
                };
            };
        };
        responses: {
            /** @description The order is placed and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["CardOrderDone"];
                    };
                };
            };
        };
    };
    cardReplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    /** @description From /auth/payPwd for cardReplace and this quote. */
                    ticket: components["schemas"]["Ticket"];
                    recipient: components["schemas"]["recipient"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    delivery_address: components["schemas"]["delivery-address"];
                    remark?: components["schemas"]["order-remark"];
                    /** @enum {string} */
                    reason: "lost" | "stolen" | "damaged";
                };
            };
        };
        responses: {
            /** @description The order is placed and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: components["schemas"]["CardOrderDone"];
                    };
                };
            };
        };
    };
    cardRenewQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                };
            };
        };
        responses: {
            /** @description What stands in the way, or nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            eligible: boolean;
                            /** @enum {string} */
                            state: "open" | "notOpen" | "expired" | "printing" | "unsuitable";
                            /**
                             * @description What renews it, by whether it is virtual or physical.
                             * @enum {string}
                             */
                            kind: "renewVirtual" | "renewChip";
                            /** Format: date */
                            open_date: string;
                            /** Format: date */
                            valid_to: string;
                            free: boolean;
                            fee: components["schemas"]["Money"];
                            order_no?: components["schemas"]["ReferenceNumber"];
                            print_progress?: components["schemas"]["PrintProgress"];
                        };
                    };
                };
            };
        };
    };
    cardPurchaseRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    page_no: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            total: number;
                            list: {
                                order_no: components["schemas"]["ReferenceNumber"];
                                kind: components["schemas"]["PurchaseKind"];
                                time: components["schemas"]["Instant"];
                                /** @description How many cards. */
                                count: number;
                                /** @description Not of gift cards, as little as its organisation. */
                                card_no_mask?: string;
                                card_organ?: components["schemas"]["CardOrgan"];
                                state: components["schemas"]["PurchaseState"];
                                price: components["schemas"]["Money"];
                                card_fee: components["schemas"]["Money"];
                                postage: components["schemas"]["Money"];
                                /** @description Signed: what is taken off the card fee. */
                                waived: components["schemas"]["Money"];
                                total: components["schemas"]["Money"];
                            }[];
                        };
                    };
                };
            };
        };
    };
    cardApplyRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    page_no: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            total: number;
                            list: {
                                order_no: components["schemas"]["ReferenceNumber"];
                                kind: components["schemas"]["CardOrderKind"];
                                time: components["schemas"]["Instant"];
                                card_no_mask: string;
                                card_organ: components["schemas"]["CardOrgan"];
                                print_progress: components["schemas"]["PrintProgress"];
                                recipient: string;
                                /** @description Contact for the delivery (R-ENT-106). */
                                mob_no_mask?: components["schemas"]["MobileMask"];
                                delivery_address?: string;
                                remark?: string;
                                delivery_region: components["schemas"]["delivery-region"];
                                /**
                                 * Format: date
                                 * @description The last day on which it is mailed (R-CONST-18).
                                 */
                                made_by: string;
                                /**
                                 * Format: date
                                 * @description The post takes about a week (R-CONST-19).
                                 */
                                arrives_by: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    cardAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    method: "number" | "barcode";
                    card_no?: components["schemas"]["gc-card-no"];
                    expiry_date?: components["schemas"]["expiry-date"];
                    cvc2?: components["schemas"]["cvc2"];
                    barcode?: components["schemas"]["card-barcode"];
                    activation_code?: components["schemas"]["activation-code"];
                    /** @description From /auth/otp for cardAdd. */
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The card is the member’s, and active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            card: components["schemas"]["CardInfo"];
                        };
                    };
                };
            };
        };
    };
    cardEnableWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    card_id: components["schemas"]["CardId"];
                    wallet: components["schemas"]["contactless-wallet"];
                    agree: components["schemas"]["agree"];
                    otp_ticket: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description The wallet has the card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            /** @constant */
                            status: "enabled";
                            wallet: components["schemas"]["contactless-wallet"];
                            card_no_mask: string;
                            time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    cardApplyQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    /** @enum {string} */
                    card_type: "virtual" | "physical";
                    card_organ: components["schemas"]["CardOrgan"];
                    currency: components["schemas"]["currency"];
                    /** @description Of a physical card. */
                    delivery_region?: components["schemas"]["delivery-region"];
                };
            };
        };
        responses: {
            /** @description The figures, in the currency of the card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            quote_id: components["schemas"]["OpaqueId"];
                            price: components["schemas"]["Money"];
                            card_fee: components["schemas"]["Money"];
                            /** @description Of a card that comes by post. */
                            postage?: components["schemas"]["Money"];
                            total: components["schemas"]["Money"];
                            expire_time: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
    };
    cardApplySubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBase"] & {
                    quote_id: components["schemas"]["OpaqueId"];
                    name_cn?: components["schemas"]["name-cn"];
                    name_en: components["schemas"]["name-en"];
                    area_code: components["schemas"]["area-code"];
                    mob_no: components["schemas"]["mob-no"];
                    email: components["schemas"]["email"];
                    region: components["schemas"]["customer-region"];
                    /** @description Of a physical card. */
                    delivery?: {
                        recipient: components["schemas"]["recipient"];
                        area_code: components["schemas"]["area-code"];
                        mob_no: components["schemas"]["mob-no"];
                        delivery_address: components["schemas"]["delivery-address"];
                        remark?: components["schemas"]["order-remark"];
                    };
                    agree: components["schemas"]["agree"];
                    otp_id: components["schemas"]["OpaqueId"];
                    otp: components["schemas"]["otp"];
                };
            };
        };
        responses: {
            /** @description The application is there, and between which days it is answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        ret_data?: {
                            apply_no: components["schemas"]["ReferenceNumber"];
                            /** Format: date */
                            review_from: string;
                            /** Format: date */
                            review_by: string;
                        };
                    };
                };
            };
        };
    };
}

/** The business fields of each request. */
export interface requests {
  announceQuery: components['schemas']['announceQuery.request'];
  announceNotice2: components['schemas']['announceNotice2.request'];
  contactContactUs: components['schemas']['contactContactUs.request'];
  contentAppDownClause: components['schemas']['contentAppDownClause.request'];
  contentAppAdvQuery: components['schemas']['contentAppAdvQuery.request'];
  contactCaptcha: components['schemas']['contactCaptcha.request'];
  queryGcCode: components['schemas']['queryGcCode.request'];
  smsSendCode: components['schemas']['smsSendCode.request'];
  loginByPwd: components['schemas']['loginByPwd.request'];
  loginChooseCard: components['schemas']['loginChooseCard.request'];
  loginVerifyDevice: components['schemas']['loginVerifyDevice.request'];
  loginLogout: components['schemas']['loginLogout.request'];
  userInfoQuery: components['schemas']['userInfoQuery.request'];
  authPayPwd: components['schemas']['authPayPwd.request'];
  authOtp: components['schemas']['authOtp.request'];
  flowOutcome: components['schemas']['flowOutcome.request'];
  flowRecordList: components['schemas']['flowRecordList.request'];
  flowRecordSave: components['schemas']['flowRecordSave.request'];
  flowRecordDrop: components['schemas']['flowRecordDrop.request'];
  fileUpload: components['schemas']['fileUpload.request'];
  fileUploadDocument: components['schemas']['fileUploadDocument.request'];
  accountSummary: components['schemas']['accountSummary.request'];
  bankList: components['schemas']['bankList.request'];
  bankBoundList: components['schemas']['bankBoundList.request'];
  bankBind: components['schemas']['bankBind.request'];
  bankCheckStatus: components['schemas']['bankCheckStatus.request'];
  bankUnbind: components['schemas']['bankUnbind.request'];
  fpsPayeeCheck: components['schemas']['fpsPayeeCheck.request'];
  transferQuote: components['schemas']['transferQuote.request'];
  transferToHk: components['schemas']['transferToHk.request'];
  topupBankCreate: components['schemas']['topupBankCreate.request'];
  topupPreview: components['schemas']['topupPreview.request'];
  topupBankConfirm: components['schemas']['topupBankConfirm.request'];
  topupFpsCreate: components['schemas']['topupFpsCreate.request'];
  topupFrozenList: components['schemas']['topupFrozenList.request'];
  topupFrozenResubmit: components['schemas']['topupFrozenResubmit.request'];
  topupStatus: components['schemas']['topupStatus.request'];
  transferWindow: components['schemas']['transferWindow.request'];
  transferPreview: components['schemas']['transferPreview.request'];
  transferToGcCheck: components['schemas']['transferToGcCheck.request'];
  transferToGc: components['schemas']['transferToGc.request'];
  transferToMainland: components['schemas']['transferToMainland.request'];
  loginByCvc: components['schemas']['loginByCvc.request'];
  loginAddInformation: components['schemas']['loginAddInformation.request'];
  registerCheckMobile: components['schemas']['registerCheckMobile.request'];
  registerCheckAccount: components['schemas']['registerCheckAccount.request'];
  registerSubmit: components['schemas']['registerSubmit.request'];
  forgetPwdStart: components['schemas']['forgetPwdStart.request'];
  forgetPwdUplinkStart: components['schemas']['forgetPwdUplinkStart.request'];
  forgetPwdUplinkCheck: components['schemas']['forgetPwdUplinkCheck.request'];
  forgetPwdVerifyOtpId: components['schemas']['forgetPwdVerifyOtpId.request'];
  forgetPwdVerifyOtp: components['schemas']['forgetPwdVerifyOtp.request'];
  forgetPwdVerifyAnswer: components['schemas']['forgetPwdVerifyAnswer.request'];
  forgetPwdManualSubmit: components['schemas']['forgetPwdManualSubmit.request'];
  forgetPwdSetPwd: components['schemas']['forgetPwdSetPwd.request'];
  historyQuery: components['schemas']['historyQuery.request'];
  historyDetail: components['schemas']['historyDetail.request'];
  historyReceiptFile: components['schemas']['historyReceiptFile.request'];
  historySpending: components['schemas']['historySpending.request'];
  accountCloseQuery: components['schemas']['accountCloseQuery.request'];
  accountClose: components['schemas']['accountClose.request'];
  accountStatementList: components['schemas']['accountStatementList.request'];
  accountStatementFile: components['schemas']['accountStatementFile.request'];
  accountQueryAccSleep: components['schemas']['accountQueryAccSleep.request'];
  accountSlpInfoAfterLogin: components['schemas']['accountSlpInfoAfterLogin.request'];
  accountLimitQuery: components['schemas']['accountLimitQuery.request'];
  payeeList: components['schemas']['payeeList.request'];
  payeeRename: components['schemas']['payeeRename.request'];
  payeeRemove: components['schemas']['payeeRemove.request'];
  fpsQuery: components['schemas']['fpsQuery.request'];
  fpsRegister: components['schemas']['fpsRegister.request'];
  fpsSetDefault: components['schemas']['fpsSetDefault.request'];
  fpsDelete: components['schemas']['fpsDelete.request'];
  userVerify: components['schemas']['userVerify.request'];
  userPwdChange: components['schemas']['userPwdChange.request'];
  userQaSet: components['schemas']['userQaSet.request'];
  userMobChange: components['schemas']['userMobChange.request'];
  userEmailSend: components['schemas']['userEmailSend.request'];
  userEmailConfirm: components['schemas']['userEmailConfirm.request'];
  userEmailStatus: components['schemas']['userEmailStatus.request'];
  userSecurityQuery: components['schemas']['userSecurityQuery.request'];
  userDeviceForget: components['schemas']['userDeviceForget.request'];
  userNoticeQuery: components['schemas']['userNoticeQuery.request'];
  userNoticeSet: components['schemas']['userNoticeSet.request'];
  realnameQueryStatus: components['schemas']['realnameQueryStatus.request'];
  realnameLinkExisting: components['schemas']['realnameLinkExisting.request'];
  realnameOcrCheck: components['schemas']['realnameOcrCheck.request'];
  realnameFaceCheck: components['schemas']['realnameFaceCheck.request'];
  realnameSubmit: components['schemas']['realnameSubmit.request'];
  realnameModify: components['schemas']['realnameModify.request'];
  cardActivateByInfo: components['schemas']['cardActivateByInfo.request'];
  cardActivateByCode: components['schemas']['cardActivateByCode.request'];
  cardActivateFinish: components['schemas']['cardActivateFinish.request'];
  cardList: components['schemas']['cardList.request'];
  cardDetail: components['schemas']['cardDetail.request'];
  cardLock: components['schemas']['cardLock.request'];
  cardUnlock: components['schemas']['cardUnlock.request'];
  cardReveal: components['schemas']['cardReveal.request'];
  accountReveal: components['schemas']['accountReveal.request'];
  cardCancelQuery: components['schemas']['cardCancelQuery.request'];
  cardCancel: components['schemas']['cardCancel.request'];
  giftcardConfig: components['schemas']['giftcardConfig.request'];
  giftcardQuote: components['schemas']['giftcardQuote.request'];
  giftcardOrder: components['schemas']['giftcardOrder.request'];
  giftcardQuery: components['schemas']['giftcardQuery.request'];
  giftcardList: components['schemas']['giftcardList.request'];
  giftcardDetail: components['schemas']['giftcardDetail.request'];
  giftcardActivate: components['schemas']['giftcardActivate.request'];
  giftcardExport: components['schemas']['giftcardExport.request'];
  cardOptions: components['schemas']['cardOptions.request'];
  cardQuote: components['schemas']['cardQuote.request'];
  cardNew: components['schemas']['cardNew.request'];
  cardBuyChip: components['schemas']['cardBuyChip.request'];
  cardChipApply: components['schemas']['cardChipApply.request'];
  cardRenewVcn: components['schemas']['cardRenewVcn.request'];
  cardRenewChip: components['schemas']['cardRenewChip.request'];
  cardReplace: components['schemas']['cardReplace.request'];
  cardRenewQuery: components['schemas']['cardRenewQuery.request'];
  cardPurchaseRecords: components['schemas']['cardPurchaseRecords.request'];
  cardApplyRecords: components['schemas']['cardApplyRecords.request'];
  cardAdd: components['schemas']['cardAdd.request'];
  cardEnableWallet: components['schemas']['cardEnableWallet.request'];
  cardApplyQuote: components['schemas']['cardApplyQuote.request'];
  cardApplySubmit: components['schemas']['cardApplySubmit.request'];
}

/** `ret_data` of each SUCCESS. */
export interface replies {
  announceQuery: components['schemas']['announceQuery.reply'];
  announceNotice2: components['schemas']['announceNotice2.reply'];
  contactContactUs: components['schemas']['contactContactUs.reply'];
  contentAppDownClause: components['schemas']['contentAppDownClause.reply'];
  contentAppAdvQuery: components['schemas']['contentAppAdvQuery.reply'];
  contactCaptcha: components['schemas']['contactCaptcha.reply'];
  queryGcCode: components['schemas']['queryGcCode.reply'];
  smsSendCode: components['schemas']['smsSendCode.reply'];
  loginByPwd: components['schemas']['loginByPwd.reply'];
  loginChooseCard: components['schemas']['loginChooseCard.reply'];
  loginVerifyDevice: components['schemas']['loginVerifyDevice.reply'];
  loginLogout: components['schemas']['loginLogout.reply'];
  userInfoQuery: components['schemas']['userInfoQuery.reply'];
  authPayPwd: components['schemas']['authPayPwd.reply'];
  authOtp: components['schemas']['authOtp.reply'];
  flowOutcome: components['schemas']['flowOutcome.reply'];
  flowRecordList: components['schemas']['flowRecordList.reply'];
  flowRecordSave: components['schemas']['flowRecordSave.reply'];
  flowRecordDrop: components['schemas']['flowRecordDrop.reply'];
  fileUpload: components['schemas']['fileUpload.reply'];
  fileUploadDocument: components['schemas']['fileUploadDocument.reply'];
  accountSummary: components['schemas']['accountSummary.reply'];
  bankList: components['schemas']['bankList.reply'];
  bankBoundList: components['schemas']['bankBoundList.reply'];
  bankBind: components['schemas']['bankBind.reply'];
  bankCheckStatus: components['schemas']['bankCheckStatus.reply'];
  bankUnbind: components['schemas']['bankUnbind.reply'];
  fpsPayeeCheck: components['schemas']['fpsPayeeCheck.reply'];
  transferQuote: components['schemas']['transferQuote.reply'];
  transferToHk: components['schemas']['transferToHk.reply'];
  topupBankCreate: components['schemas']['topupBankCreate.reply'];
  topupPreview: components['schemas']['topupPreview.reply'];
  topupBankConfirm: components['schemas']['topupBankConfirm.reply'];
  topupFpsCreate: components['schemas']['topupFpsCreate.reply'];
  topupFrozenList: components['schemas']['topupFrozenList.reply'];
  topupFrozenResubmit: components['schemas']['topupFrozenResubmit.reply'];
  topupStatus: components['schemas']['topupStatus.reply'];
  transferWindow: components['schemas']['transferWindow.reply'];
  transferPreview: components['schemas']['transferPreview.reply'];
  transferToGcCheck: components['schemas']['transferToGcCheck.reply'];
  transferToGc: components['schemas']['transferToGc.reply'];
  transferToMainland: components['schemas']['transferToMainland.reply'];
  loginByCvc: components['schemas']['loginByCvc.reply'];
  loginAddInformation: components['schemas']['loginAddInformation.reply'];
  registerCheckMobile: components['schemas']['registerCheckMobile.reply'];
  registerCheckAccount: components['schemas']['registerCheckAccount.reply'];
  registerSubmit: components['schemas']['registerSubmit.reply'];
  forgetPwdStart: components['schemas']['forgetPwdStart.reply'];
  forgetPwdUplinkStart: components['schemas']['forgetPwdUplinkStart.reply'];
  forgetPwdUplinkCheck: components['schemas']['forgetPwdUplinkCheck.reply'];
  forgetPwdVerifyOtpId: components['schemas']['forgetPwdVerifyOtpId.reply'];
  forgetPwdVerifyOtp: components['schemas']['forgetPwdVerifyOtp.reply'];
  forgetPwdVerifyAnswer: components['schemas']['forgetPwdVerifyAnswer.reply'];
  forgetPwdManualSubmit: components['schemas']['forgetPwdManualSubmit.reply'];
  forgetPwdSetPwd: components['schemas']['forgetPwdSetPwd.reply'];
  historyQuery: components['schemas']['historyQuery.reply'];
  historyDetail: components['schemas']['historyDetail.reply'];
  historyReceiptFile: components['schemas']['historyReceiptFile.reply'];
  historySpending: components['schemas']['historySpending.reply'];
  accountCloseQuery: components['schemas']['accountCloseQuery.reply'];
  accountClose: components['schemas']['accountClose.reply'];
  accountStatementList: components['schemas']['accountStatementList.reply'];
  accountStatementFile: components['schemas']['accountStatementFile.reply'];
  accountQueryAccSleep: components['schemas']['accountQueryAccSleep.reply'];
  accountSlpInfoAfterLogin: components['schemas']['accountSlpInfoAfterLogin.reply'];
  accountLimitQuery: components['schemas']['accountLimitQuery.reply'];
  payeeList: components['schemas']['payeeList.reply'];
  payeeRename: components['schemas']['payeeRename.reply'];
  payeeRemove: components['schemas']['payeeRemove.reply'];
  fpsQuery: components['schemas']['fpsQuery.reply'];
  fpsRegister: components['schemas']['fpsRegister.reply'];
  fpsSetDefault: components['schemas']['fpsSetDefault.reply'];
  fpsDelete: components['schemas']['fpsDelete.reply'];
  userVerify: components['schemas']['userVerify.reply'];
  userPwdChange: components['schemas']['userPwdChange.reply'];
  userQaSet: components['schemas']['userQaSet.reply'];
  userMobChange: components['schemas']['userMobChange.reply'];
  userEmailSend: components['schemas']['userEmailSend.reply'];
  userEmailConfirm: components['schemas']['userEmailConfirm.reply'];
  userEmailStatus: components['schemas']['userEmailStatus.reply'];
  userSecurityQuery: components['schemas']['userSecurityQuery.reply'];
  userDeviceForget: components['schemas']['userDeviceForget.reply'];
  userNoticeQuery: components['schemas']['userNoticeQuery.reply'];
  userNoticeSet: components['schemas']['userNoticeSet.reply'];
  realnameQueryStatus: components['schemas']['realnameQueryStatus.reply'];
  realnameLinkExisting: components['schemas']['realnameLinkExisting.reply'];
  realnameOcrCheck: components['schemas']['realnameOcrCheck.reply'];
  realnameFaceCheck: components['schemas']['realnameFaceCheck.reply'];
  realnameSubmit: components['schemas']['realnameSubmit.reply'];
  realnameModify: components['schemas']['realnameModify.reply'];
  cardActivateByInfo: components['schemas']['cardActivateByInfo.reply'];
  cardActivateByCode: components['schemas']['cardActivateByCode.reply'];
  cardActivateFinish: components['schemas']['cardActivateFinish.reply'];
  cardList: components['schemas']['cardList.reply'];
  cardDetail: components['schemas']['cardDetail.reply'];
  cardLock: components['schemas']['cardLock.reply'];
  cardUnlock: components['schemas']['cardUnlock.reply'];
  cardReveal: components['schemas']['cardReveal.reply'];
  accountReveal: components['schemas']['accountReveal.reply'];
  cardCancelQuery: components['schemas']['cardCancelQuery.reply'];
  cardCancel: components['schemas']['cardCancel.reply'];
  giftcardConfig: components['schemas']['giftcardConfig.reply'];
  giftcardQuote: components['schemas']['giftcardQuote.reply'];
  giftcardOrder: components['schemas']['giftcardOrder.reply'];
  giftcardQuery: components['schemas']['giftcardQuery.reply'];
  giftcardList: components['schemas']['giftcardList.reply'];
  giftcardDetail: components['schemas']['giftcardDetail.reply'];
  giftcardActivate: components['schemas']['giftcardActivate.reply'];
  giftcardExport: components['schemas']['giftcardExport.reply'];
  cardOptions: components['schemas']['cardOptions.reply'];
  cardQuote: components['schemas']['cardQuote.reply'];
  cardNew: components['schemas']['cardNew.reply'];
  cardBuyChip: components['schemas']['cardBuyChip.reply'];
  cardChipApply: components['schemas']['cardChipApply.reply'];
  cardRenewVcn: components['schemas']['cardRenewVcn.reply'];
  cardRenewChip: components['schemas']['cardRenewChip.reply'];
  cardReplace: components['schemas']['cardReplace.reply'];
  cardRenewQuery: components['schemas']['cardRenewQuery.reply'];
  cardPurchaseRecords: components['schemas']['cardPurchaseRecords.reply'];
  cardApplyRecords: components['schemas']['cardApplyRecords.reply'];
  cardAdd: components['schemas']['cardAdd.reply'];
  cardEnableWallet: components['schemas']['cardEnableWallet.reply'];
  cardApplyQuote: components['schemas']['cardApplyQuote.reply'];
  cardApplySubmit: components['schemas']['cardApplySubmit.reply'];
}

/** `x-auth` of each operation. */
export interface auths {
  announceQuery: 'public';
  announceNotice2: 'public';
  contactContactUs: 'public';
  contentAppDownClause: 'public';
  contentAppAdvQuery: 'public';
  contactCaptcha: 'public';
  queryGcCode: 'public';
  smsSendCode: 'both';
  loginByPwd: 'public';
  loginChooseCard: 'public';
  loginVerifyDevice: 'public';
  loginLogout: 'member';
  userInfoQuery: 'member';
  authPayPwd: 'member';
  authOtp: 'member';
  flowOutcome: 'both';
  flowRecordList: 'member';
  flowRecordSave: 'member';
  flowRecordDrop: 'member';
  fileUpload: 'both';
  fileUploadDocument: 'member';
  accountSummary: 'member';
  bankList: 'public';
  bankBoundList: 'member';
  bankBind: 'member';
  bankCheckStatus: 'member';
  bankUnbind: 'member';
  fpsPayeeCheck: 'member';
  transferQuote: 'member';
  transferToHk: 'member';
  topupBankCreate: 'member';
  topupPreview: 'member';
  topupBankConfirm: 'member';
  topupFpsCreate: 'member';
  topupFrozenList: 'member';
  topupFrozenResubmit: 'member';
  topupStatus: 'member';
  transferWindow: 'member';
  transferPreview: 'member';
  transferToGcCheck: 'member';
  transferToGc: 'member';
  transferToMainland: 'member';
  loginByCvc: 'public';
  loginAddInformation: 'public';
  registerCheckMobile: 'public';
  registerCheckAccount: 'public';
  registerSubmit: 'public';
  forgetPwdStart: 'public';
  forgetPwdUplinkStart: 'public';
  forgetPwdUplinkCheck: 'public';
  forgetPwdVerifyOtpId: 'public';
  forgetPwdVerifyOtp: 'public';
  forgetPwdVerifyAnswer: 'public';
  forgetPwdManualSubmit: 'public';
  forgetPwdSetPwd: 'public';
  historyQuery: 'member';
  historyDetail: 'member';
  historyReceiptFile: 'member';
  historySpending: 'member';
  accountCloseQuery: 'member';
  accountClose: 'member';
  accountStatementList: 'member';
  accountStatementFile: 'member';
  accountQueryAccSleep: 'member';
  accountSlpInfoAfterLogin: 'member';
  accountLimitQuery: 'member';
  payeeList: 'member';
  payeeRename: 'member';
  payeeRemove: 'member';
  fpsQuery: 'member';
  fpsRegister: 'member';
  fpsSetDefault: 'member';
  fpsDelete: 'member';
  userVerify: 'member';
  userPwdChange: 'member';
  userQaSet: 'member';
  userMobChange: 'member';
  userEmailSend: 'member';
  userEmailConfirm: 'both';
  userEmailStatus: 'member';
  userSecurityQuery: 'member';
  userDeviceForget: 'member';
  userNoticeQuery: 'member';
  userNoticeSet: 'member';
  realnameQueryStatus: 'member';
  realnameLinkExisting: 'member';
  realnameOcrCheck: 'member';
  realnameFaceCheck: 'member';
  realnameSubmit: 'member';
  realnameModify: 'member';
  cardActivateByInfo: 'both';
  cardActivateByCode: 'both';
  cardActivateFinish: 'both';
  cardList: 'member';
  cardDetail: 'member';
  cardLock: 'member';
  cardUnlock: 'member';
  cardReveal: 'member';
  accountReveal: 'member';
  cardCancelQuery: 'member';
  cardCancel: 'member';
  giftcardConfig: 'public';
  giftcardQuote: 'public';
  giftcardOrder: 'public';
  giftcardQuery: 'public';
  giftcardList: 'public';
  giftcardDetail: 'public';
  giftcardActivate: 'public';
  giftcardExport: 'public';
  cardOptions: 'member';
  cardQuote: 'member';
  cardNew: 'member';
  cardBuyChip: 'member';
  cardChipApply: 'member';
  cardRenewVcn: 'member';
  cardRenewChip: 'member';
  cardReplace: 'member';
  cardRenewQuery: 'member';
  cardPurchaseRecords: 'member';
  cardApplyRecords: 'member';
  cardAdd: 'member';
  cardEnableWallet: 'member';
  cardApplyQuote: 'public';
  cardApplySubmit: 'public';
}

/** The business codes of each operation, with what `ret_data` holds beside them. */
export interface codes {
  announceQuery: { };
  announceNotice2: { };
  contactContactUs: { CAPTCHA_REQUIRED: components['schemas']['contactContactUs.CAPTCHA_REQUIRED']; CAPTCHA_WRONG: components['schemas']['contactContactUs.CAPTCHA_WRONG']; };
  contentAppDownClause: { DOWNLOAD_FAIL: Record<string, never>; };
  contentAppAdvQuery: { };
  contactCaptcha: { };
  queryGcCode: { };
  smsSendCode: { OTP_WAIT: components['schemas']['smsSendCode.OTP_WAIT']; OTP_SEND_LIMIT: components['schemas']['smsSendCode.OTP_SEND_LIMIT']; TICKET_EXPIRED: Record<string, never>; CAPTCHA_REQUIRED: components['schemas']['smsSendCode.CAPTCHA_REQUIRED']; CAPTCHA_WRONG: components['schemas']['smsSendCode.CAPTCHA_WRONG']; };
  loginByPwd: { PWD_ERROR: components['schemas']['loginByPwd.PWD_ERROR']; ACCOUNT_LOCKED: Record<string, never>; NO_PASSWORD: Record<string, never>; ACC_TYPE_UNSUPPORTED: Record<string, never>; ACCOUNT_CANCELLED: Record<string, never>; CAPTCHA_REQUIRED: components['schemas']['loginByPwd.CAPTCHA_REQUIRED']; CAPTCHA_WRONG: components['schemas']['loginByPwd.CAPTCHA_WRONG']; };
  loginChooseCard: { TICKET_EXPIRED: Record<string, never>; ACC_TYPE_UNSUPPORTED: Record<string, never>; ACCOUNT_CANCELLED: Record<string, never>; };
  loginVerifyDevice: { TICKET_EXPIRED: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['loginVerifyDevice.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  loginLogout: { };
  userInfoQuery: { };
  authPayPwd: { PAY_PWD_WRONG: components['schemas']['authPayPwd.PAY_PWD_WRONG']; PAY_PWD_LOCKED: components['schemas']['authPayPwd.PAY_PWD_LOCKED']; };
  authOtp: { OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['authOtp.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  flowOutcome: { };
  flowRecordList: { };
  flowRecordSave: { RECORD_CONFLICT: components['schemas']['flowRecordSave.RECORD_CONFLICT']; };
  flowRecordDrop: { };
  fileUpload: { IMAGE_TYPE: Record<string, never>; IMAGE_SIZE: Record<string, never>; };
  fileUploadDocument: { FILE_TYPE: Record<string, never>; IMAGE_SIZE: Record<string, never>; PDF_SIZE: Record<string, never>; PDF_LOCKED: Record<string, never>; PDF_BROKEN: Record<string, never>; PDF_ACTIVE: Record<string, never>; };
  accountSummary: { };
  bankList: { };
  bankBoundList: { };
  bankBind: { BANK_CARD_MISMATCH: Record<string, never>; BANK_CHECK_LOCKED: Record<string, never>; BANK_BOUND: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['bankBind.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  bankCheckStatus: { };
  bankUnbind: { TICKET_EXPIRED: Record<string, never>; };
  fpsPayeeCheck: { FPS_REGION: Record<string, never>; FPS_LEVEL: Record<string, never>; FPS_PAYEE_NOT_FOUND: Record<string, never>; PAYEE_LOOKUP_LIMIT: Record<string, never>; PAYEE_REPORTED: Record<string, never>; };
  transferQuote: { REALNAME_REQUIRED: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['transferQuote.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['transferQuote.FUNDS_FROZEN']; TRANSFER_HOURS: components['schemas']['transferQuote.TRANSFER_HOURS']; FPS_REGION: Record<string, never>; FPS_PAYEE_NOT_FOUND: Record<string, never>; PAYEE_NAME_MISMATCH: Record<string, never>; PAYEE_LOOKUP_LIMIT: Record<string, never>; PAYEE_REPORTED: Record<string, never>; BANK_UNKNOWN: Record<string, never>; OVER_SINGLE_LIMIT: components['schemas']['transferQuote.OVER_SINGLE_LIMIT']; OVER_LIMIT: components['schemas']['transferQuote.OVER_LIMIT']; INSUFFICIENT_BALANCE: components['schemas']['transferQuote.INSUFFICIENT_BALANCE']; PAYEE_NOT_FOUND: Record<string, never>; SELF_TRANSFER: Record<string, never>; T1_TO_T1: Record<string, never>; REGION_P2P: Record<string, never>; CURRENCY_NOT_SAME: components['schemas']['transferQuote.CURRENCY_NOT_SAME']; MAINLAND_T3_ONLY: Record<string, never>; USD_NOT_ALLOWED: Record<string, never>; NAME_NOT_SAME: Record<string, never>; HOLDER_NOT_SAME: Record<string, never>; BANK_CARD_MISMATCH: Record<string, never>; BANK_CHECK_LOCKED: Record<string, never>; };
  transferToHk: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; PAYEE_REPORTED: Record<string, never>; PAYEE_NOT_CONFIRMED: Record<string, never>; REALNAME_REQUIRED: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['transferToHk.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['transferToHk.FUNDS_FROZEN']; TRANSFER_HOURS: components['schemas']['transferToHk.TRANSFER_HOURS']; OVER_LIMIT: components['schemas']['transferToHk.OVER_LIMIT']; INSUFFICIENT_BALANCE: components['schemas']['transferToHk.INSUFFICIENT_BALANCE']; TRANS_FAIL: components['schemas']['transferToHk.TRANS_FAIL']; TRANS_PROCESSING: Record<string, never>; };
  topupBankCreate: { OVER_LIMIT: components['schemas']['topupBankCreate.OVER_LIMIT']; ACCOUNT_STATUS: Record<string, never>; BANK_CARD_MISMATCH: Record<string, never>; BANK_CHECK_LOCKED: Record<string, never>; CASH_NOT_ALLOWED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; };
  topupPreview: { };
  topupBankConfirm: { BANK_CARD_MISMATCH: Record<string, never>; BANK_CHECK_LOCKED: Record<string, never>; TOPUP_EXPIRED: Record<string, never>; TOPUP_FROZEN: Record<string, never>; CASH_NOT_ALLOWED: Record<string, never>; };
  topupFpsCreate: { FPS_REGION: Record<string, never>; FPS_LEVEL: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; OVER_LIMIT: components['schemas']['topupFpsCreate.OVER_LIMIT']; };
  topupFrozenList: { };
  topupFrozenResubmit: { BANK_CARD_MISMATCH: Record<string, never>; BANK_CHECK_LOCKED: Record<string, never>; ALREADY_RELEASED: Record<string, never>; CASH_NOT_ALLOWED: Record<string, never>; };
  topupStatus: { };
  transferWindow: { REALNAME_REQUIRED: Record<string, never>; MAINLAND_T3_ONLY: Record<string, never>; USD_NOT_ALLOWED: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['transferWindow.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['transferWindow.FUNDS_FROZEN']; };
  transferPreview: { REALNAME_REQUIRED: Record<string, never>; MAINLAND_T3_ONLY: Record<string, never>; USD_NOT_ALLOWED: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['transferPreview.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['transferPreview.FUNDS_FROZEN']; };
  transferToGcCheck: { PAYEE_NOT_FOUND: Record<string, never>; PAYEE_LOOKUP_LIMIT: Record<string, never>; PAYEE_REPORTED: Record<string, never>; SELF_TRANSFER: Record<string, never>; T1_TO_T1: Record<string, never>; REGION_P2P: Record<string, never>; };
  transferToGc: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; PAYEE_REPORTED: Record<string, never>; PAYEE_NOT_CONFIRMED: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['transferToGc.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['transferToGc.FUNDS_FROZEN']; OVER_LIMIT: components['schemas']['transferToGc.OVER_LIMIT']; INSUFFICIENT_BALANCE: components['schemas']['transferToGc.INSUFFICIENT_BALANCE']; };
  transferToMainland: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; PAYEE_REPORTED: Record<string, never>; REALNAME_REQUIRED: Record<string, never>; MAINLAND_T3_ONLY: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['transferToMainland.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['transferToMainland.FUNDS_FROZEN']; TRANSFER_HOURS: components['schemas']['transferToMainland.TRANSFER_HOURS']; OVER_LIMIT: components['schemas']['transferToMainland.OVER_LIMIT']; INSUFFICIENT_BALANCE: components['schemas']['transferToMainland.INSUFFICIENT_BALANCE']; TRANS_FAIL: components['schemas']['transferToMainland.TRANS_FAIL']; TRANS_PROCESSING: Record<string, never>; };
  loginByCvc: { LOGIN_DATA_ERROR: components['schemas']['loginByCvc.LOGIN_DATA_ERROR']; CARD_NO_ERROR: components['schemas']['loginByCvc.CARD_NO_ERROR']; EXPIRY_ERROR: components['schemas']['loginByCvc.EXPIRY_ERROR']; CVC_ERROR: components['schemas']['loginByCvc.CVC_ERROR']; LOGIN_LOCKED: Record<string, never>; CAPTCHA_REQUIRED: components['schemas']['loginByCvc.CAPTCHA_REQUIRED']; CAPTCHA_WRONG: components['schemas']['loginByCvc.CAPTCHA_WRONG']; ACC_TYPE_UNSUPPORTED: Record<string, never>; ACCOUNT_CANCELLED: Record<string, never>; };
  loginAddInformation: { TICKET_EXPIRED: Record<string, never>; HAS_PASSWORD: Record<string, never>; MOB_EXISTS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['loginAddInformation.MOB_USED_THIS_YEAR']; EMAIL_USED: Record<string, never>; LOGIN_PWD_WEAK: Record<string, never>; PAY_PWD_WEAK: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['loginAddInformation.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  registerCheckMobile: { OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['registerCheckMobile.OTP_WRONG']; OTP_LIMIT: Record<string, never>; MOB_EXISTS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['registerCheckMobile.MOB_USED_THIS_YEAR']; };
  registerCheckAccount: { TICKET_EXPIRED: Record<string, never>; EMAIL_USED: Record<string, never>; LOGIN_PWD_WEAK: Record<string, never>; };
  registerSubmit: { TICKET_EXPIRED: Record<string, never>; MOB_EXISTS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['registerSubmit.MOB_USED_THIS_YEAR']; EMAIL_USED: Record<string, never>; MAX_CARDS: Record<string, never>; LOGIN_PWD_WEAK: Record<string, never>; PAY_PWD_WEAK: Record<string, never>; };
  forgetPwdStart: { CAPTCHA_REQUIRED: components['schemas']['forgetPwdStart.CAPTCHA_REQUIRED']; CAPTCHA_WRONG: components['schemas']['forgetPwdStart.CAPTCHA_WRONG']; };
  forgetPwdUplinkStart: { TICKET_EXPIRED: Record<string, never>; };
  forgetPwdUplinkCheck: { TICKET_EXPIRED: Record<string, never>; UPLINK_MOBILE_MISMATCH: Record<string, never>; };
  forgetPwdVerifyOtpId: { TICKET_EXPIRED: Record<string, never>; NO_DOC: Record<string, never>; ID_NOT_MATCH: components['schemas']['forgetPwdVerifyOtpId.ID_NOT_MATCH']; ID_LOCKED: components['schemas']['forgetPwdVerifyOtpId.ID_LOCKED']; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['forgetPwdVerifyOtpId.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  forgetPwdVerifyOtp: { TICKET_EXPIRED: Record<string, never>; NO_DOC: Record<string, never>; BIRTH_ERROR: components['schemas']['forgetPwdVerifyOtp.BIRTH_ERROR']; BIRTH_TOO_MANY: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['forgetPwdVerifyOtp.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  forgetPwdVerifyAnswer: { TICKET_EXPIRED: Record<string, never>; NO_QUESTION: Record<string, never>; ANSWER_ERROR: components['schemas']['forgetPwdVerifyAnswer.ANSWER_ERROR']; ANSWER_LOCKED: components['schemas']['forgetPwdVerifyAnswer.ANSWER_LOCKED']; };
  forgetPwdManualSubmit: { TICKET_EXPIRED: Record<string, never>; };
  forgetPwdSetPwd: { TICKET_EXPIRED: Record<string, never>; LOGIN_PWD_WEAK: Record<string, never>; };
  historyQuery: { };
  historyDetail: { };
  historyReceiptFile: { };
  historySpending: { };
  accountCloseQuery: { SYS_UPGRADING: Record<string, never>; FUNDS_FROZEN: components['schemas']['accountCloseQuery.FUNDS_FROZEN']; };
  accountClose: { SYS_UPGRADING: Record<string, never>; FUNDS_FROZEN: components['schemas']['accountClose.FUNDS_FROZEN']; CO_BRANDED: components['schemas']['accountClose.CO_BRANDED']; ACCOUNT_STATUS: Record<string, never>; REALNAME_REQUIRED: Record<string, never>; PENDING_TRANS: Record<string, never>; OUTSTANDING_BALANCE: Record<string, never>; ABANDON_REQUIRED: Record<string, never>; QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; };
  accountStatementList: { };
  accountStatementFile: { DOWNLOAD_FAIL: Record<string, never>; };
  accountQueryAccSleep: { };
  accountSlpInfoAfterLogin: { NOT_SLEEPING: Record<string, never>; TICKET_EXPIRED: Record<string, never>; DOC_EXPIRED: Record<string, never>; DOC_SOON_EXPIRED: Record<string, never>; };
  accountLimitQuery: { };
  payeeList: { };
  payeeRename: { };
  payeeRemove: { };
  fpsQuery: { };
  fpsRegister: { FPS_REGION: Record<string, never>; FPS_LEVEL: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; FPS_EXISTS: Record<string, never>; FPS_EXISTS_OTHER_BANK: Record<string, never>; TICKET_EXPIRED: Record<string, never>; };
  fpsSetDefault: { TICKET_EXPIRED: Record<string, never>; };
  fpsDelete: { TICKET_EXPIRED: Record<string, never>; };
  userVerify: { OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['userVerify.OTP_WRONG']; OTP_LIMIT: Record<string, never>; PWD_ERROR: components['schemas']['userVerify.PWD_ERROR']; ACCOUNT_LOCKED: Record<string, never>; PAY_PWD_WRONG: components['schemas']['userVerify.PAY_PWD_WRONG']; PAY_PWD_LOCKED: components['schemas']['userVerify.PAY_PWD_LOCKED']; BIRTH_ERROR: components['schemas']['userVerify.BIRTH_ERROR']; BIRTH_TOO_MANY: Record<string, never>; };
  userPwdChange: { TICKET_EXPIRED: Record<string, never>; SAME_AS_OLD: Record<string, never>; LOGIN_PWD_WEAK: Record<string, never>; PAY_PWD_WEAK: Record<string, never>; };
  userQaSet: { TICKET_EXPIRED: Record<string, never>; };
  userMobChange: { TICKET_EXPIRED: Record<string, never>; MOB_EXISTS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['userMobChange.MOB_USED_THIS_YEAR']; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['userMobChange.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  userEmailSend: { TICKET_EXPIRED: Record<string, never>; EMAIL_USED: Record<string, never>; LINK_SENT: components['schemas']['userEmailSend.LINK_SENT']; OTP_LIMIT: components['schemas']['userEmailSend.OTP_LIMIT']; };
  userEmailConfirm: { LINK_EXPIRED: Record<string, never>; EMAIL_USED: Record<string, never>; };
  userEmailStatus: { };
  userSecurityQuery: { };
  userDeviceForget: { };
  userNoticeQuery: { };
  userNoticeSet: { };
  realnameQueryStatus: { };
  realnameLinkExisting: { OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['realnameLinkExisting.OTP_WRONG']; OTP_LIMIT: Record<string, never>; LINK_NOT_FOUND: Record<string, never>; LINK_LOCKED: components['schemas']['realnameLinkExisting.LINK_LOCKED']; };
  realnameOcrCheck: { DOC_INVALID: Record<string, never>; DOC_UNCLEAR: Record<string, never>; DOC_EXPIRED: Record<string, never>; DOC_SOON_EXPIRED: Record<string, never>; ID_NET_TIMEOUT: Record<string, never>; };
  realnameFaceCheck: { FACE_FAIL: Record<string, never>; FACE_NOT_MATCH_DOC: Record<string, never>; FACE_LOCKED: components['schemas']['realnameFaceCheck.FACE_LOCKED']; ID_NET_TIMEOUT: Record<string, never>; };
  realnameSubmit: { DOC_INVALID: Record<string, never>; DOC_UNCLEAR: Record<string, never>; DOC_EXPIRED: Record<string, never>; DOC_SOON_EXPIRED: Record<string, never>; DOC_USED: Record<string, never>; FACE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; ID_COMPARE_FAIL: Record<string, never>; ID_NET_TIMEOUT: Record<string, never>; VERIFY_FAIL: Record<string, never>; REVIEWING: Record<string, never>; CERTIFIED: Record<string, never>; };
  realnameModify: { DOC_INVALID: Record<string, never>; DOC_UNCLEAR: Record<string, never>; DOC_EXPIRED: Record<string, never>; DOC_SOON_EXPIRED: Record<string, never>; DOC_USED: Record<string, never>; FACE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; ID_COMPARE_FAIL: Record<string, never>; ID_NET_TIMEOUT: Record<string, never>; VERIFY_FAIL: Record<string, never>; REVIEWING: Record<string, never>; CERTIFIED_ONLY: Record<string, never>; };
  cardActivateByInfo: { LOGIN_DATA_ERROR: components['schemas']['cardActivateByInfo.LOGIN_DATA_ERROR']; CARD_NO_ERROR: components['schemas']['cardActivateByInfo.CARD_NO_ERROR']; EXPIRY_ERROR: components['schemas']['cardActivateByInfo.EXPIRY_ERROR']; CVC_ERROR: components['schemas']['cardActivateByInfo.CVC_ERROR']; ACT_LOCKED: Record<string, never>; CARD_STATUS: components['schemas']['cardActivateByInfo.CARD_STATUS']; ACCOUNT_STATUS: Record<string, never>; ACT_NO_MOBILE: Record<string, never>; };
  cardActivateByCode: { ACT_CODE_ERROR: components['schemas']['cardActivateByCode.ACT_CODE_ERROR']; ACT_LOCKED: Record<string, never>; CARD_STATUS: components['schemas']['cardActivateByCode.CARD_STATUS']; ACCOUNT_STATUS: Record<string, never>; ACT_NO_MOBILE: Record<string, never>; };
  cardActivateFinish: { TICKET_EXPIRED: Record<string, never>; HAS_PASSWORD: Record<string, never>; EMAIL_USED: Record<string, never>; LOGIN_PWD_WEAK: Record<string, never>; PAY_PWD_WEAK: Record<string, never>; CARD_STATUS: components['schemas']['cardActivateFinish.CARD_STATUS']; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['cardActivateFinish.OTP_WRONG']; OTP_LIMIT: Record<string, never>; BIRTH_ERROR: components['schemas']['cardActivateFinish.BIRTH_ERROR']; BIRTH_TOO_MANY: Record<string, never>; };
  cardList: { };
  cardDetail: { };
  cardLock: { TICKET_EXPIRED: Record<string, never>; CARD_LOCK_FAIL: components['schemas']['cardLock.CARD_LOCK_FAIL']; };
  cardUnlock: { TICKET_EXPIRED: Record<string, never>; CHANGE_STATUS_ERROR: components['schemas']['cardUnlock.CHANGE_STATUS_ERROR']; };
  cardReveal: { TICKET_EXPIRED: Record<string, never>; CARD_STATUS: components['schemas']['cardReveal.CARD_STATUS']; ACCOUNT_STATUS: Record<string, never>; };
  accountReveal: { TICKET_EXPIRED: Record<string, never>; };
  cardCancelQuery: { CO_BRANDED: components['schemas']['cardCancelQuery.CO_BRANDED']; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardCancelQuery.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardCancelQuery.FUNDS_FROZEN']; PENDING_TRANS: Record<string, never>; OUTSTANDING_BALANCE: Record<string, never>; BALANCE_BELOW_FEE: components['schemas']['cardCancelQuery.BALANCE_BELOW_FEE']; };
  cardCancel: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; CO_BRANDED: components['schemas']['cardCancel.CO_BRANDED']; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardCancel.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardCancel.FUNDS_FROZEN']; PENDING_TRANS: Record<string, never>; OUTSTANDING_BALANCE: Record<string, never>; BALANCE_BELOW_FEE: components['schemas']['cardCancel.BALANCE_BELOW_FEE']; BANK_UNKNOWN: Record<string, never>; NAME_NOT_SAME: Record<string, never>; BANK_CARD_MISMATCH: Record<string, never>; BANK_CHECK_LOCKED: Record<string, never>; };
  giftcardConfig: { };
  giftcardQuote: { GC_AMOUNT_MULTIPLE: components['schemas']['giftcardQuote.GC_AMOUNT_MULTIPLE']; GC_OVER_MAX: components['schemas']['giftcardQuote.GC_OVER_MAX']; GC_QTY_BASE: components['schemas']['giftcardQuote.GC_QTY_BASE']; GC_IN_PERSON: components['schemas']['giftcardQuote.GC_IN_PERSON']; };
  giftcardOrder: { QUOTE_EXPIRED: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['giftcardOrder.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  giftcardQuery: { GC_NOT_FOUND: Record<string, never>; GC_LOCKED: components['schemas']['giftcardQuery.GC_LOCKED']; CAPTCHA_REQUIRED: components['schemas']['giftcardQuery.CAPTCHA_REQUIRED']; CAPTCHA_WRONG: components['schemas']['giftcardQuery.CAPTCHA_WRONG']; };
  giftcardList: { OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['giftcardList.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  giftcardDetail: { TICKET_EXPIRED: Record<string, never>; GC_NOT_FOUND: Record<string, never>; };
  giftcardActivate: { TICKET_EXPIRED: Record<string, never>; GC_CODE_ERROR: components['schemas']['giftcardActivate.GC_CODE_ERROR']; GC_LOCKED: components['schemas']['giftcardActivate.GC_LOCKED']; GC_ACTIVATED: Record<string, never>; GC_EXPIRED: Record<string, never>; PAY_PWD_WEAK: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['giftcardActivate.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  giftcardExport: { TICKET_EXPIRED: Record<string, never>; GC_NOT_FOUND: Record<string, never>; DOWNLOAD_FAIL: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['giftcardExport.OTP_WRONG']; OTP_LIMIT: Record<string, never>; };
  cardOptions: { };
  cardQuote: { MAX_CARDS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['cardQuote.MOB_USED_THIS_YEAR']; CHIP_EXISTS: Record<string, never>; RENEW_NOT_OPEN: components['schemas']['cardQuote.RENEW_NOT_OPEN']; RENEW_EXPIRED: Record<string, never>; RENEW_PRINTING: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardQuote.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardQuote.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardQuote.INSUFFICIENT_BALANCE']; };
  cardNew: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; MAX_CARDS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['cardNew.MOB_USED_THIS_YEAR']; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardNew.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardNew.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardNew.INSUFFICIENT_BALANCE']; };
  cardBuyChip: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; MAX_CARDS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['cardBuyChip.MOB_USED_THIS_YEAR']; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardBuyChip.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardBuyChip.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardBuyChip.INSUFFICIENT_BALANCE']; };
  cardChipApply: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; CHIP_EXISTS: Record<string, never>; RENEW_EXPIRED: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardChipApply.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardChipApply.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardChipApply.INSUFFICIENT_BALANCE']; };
  cardRenewVcn: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; RENEW_NOT_OPEN: components['schemas']['cardRenewVcn.RENEW_NOT_OPEN']; RENEW_EXPIRED: Record<string, never>; RENEW_PRINTING: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardRenewVcn.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardRenewVcn.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardRenewVcn.INSUFFICIENT_BALANCE']; };
  cardRenewChip: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; RENEW_NOT_OPEN: components['schemas']['cardRenewChip.RENEW_NOT_OPEN']; RENEW_EXPIRED: Record<string, never>; RENEW_PRINTING: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardRenewChip.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardRenewChip.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardRenewChip.INSUFFICIENT_BALANCE']; };
  cardReplace: { QUOTE_EXPIRED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; RENEW_EXPIRED: Record<string, never>; RENEW_PRINTING: Record<string, never>; ACCOUNT_STATUS: Record<string, never>; CARD_STATUS: components['schemas']['cardReplace.CARD_STATUS']; FUNDS_FROZEN: components['schemas']['cardReplace.FUNDS_FROZEN']; INSUFFICIENT_BALANCE: components['schemas']['cardReplace.INSUFFICIENT_BALANCE']; };
  cardRenewQuery: { };
  cardPurchaseRecords: { };
  cardApplyRecords: { };
  cardAdd: { CARD_NO_ERROR: components['schemas']['cardAdd.CARD_NO_ERROR']; EXPIRY_ERROR: components['schemas']['cardAdd.EXPIRY_ERROR']; CVC_ERROR: components['schemas']['cardAdd.CVC_ERROR']; ACT_CODE_ERROR: components['schemas']['cardAdd.ACT_CODE_ERROR']; CARD_ADD_LOCKED: Record<string, never>; TICKET_EXPIRED: Record<string, never>; CARD_OWNED: Record<string, never>; ACC_TYPE_UNSUPPORTED: Record<string, never>; RENEW_EXPIRED: Record<string, never>; MAX_CARDS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['cardAdd.MOB_USED_THIS_YEAR']; };
  cardEnableWallet: { TICKET_EXPIRED: Record<string, never>; CARD_STATUS: components['schemas']['cardEnableWallet.CARD_STATUS']; ACCOUNT_STATUS: Record<string, never>; };
  cardApplyQuote: { };
  cardApplySubmit: { QUOTE_EXPIRED: Record<string, never>; OTP_NOT_OBTAINED: Record<string, never>; OTP_LOST: Record<string, never>; OTP_WRONG: components['schemas']['cardApplySubmit.OTP_WRONG']; OTP_LIMIT: Record<string, never>; MAX_CARDS: Record<string, never>; MOB_USED_THIS_YEAR: components['schemas']['cardApplySubmit.MOB_USED_THIS_YEAR']; };
}
