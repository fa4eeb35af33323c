const hkd = (amount: string) => ({ currency: 'HKD', amount });

/** One reply an operation, the same for every baseline. */
export const replies: Readonly<Record<string, object>> = {
  '/userInfoQuery': {
    user_name: 'CHAN TAI MAN',
    realname_status: '3',
    review_state: 'certified',
    region: 'HK',
    co_branded: false,
    mob_no_mask: '6123****',
    email_mask: 'c***@example.com',
    account_list: [
      {
        account_id: 'A0000001',
        account_no_mask: '****0001',
        card_no_mask: '6222 **** **** 0001',
        card_organ: 'UnionPay',
        currency: 'HKD',
        status: 'active',
        account_status: 'normal',
        balance: hkd('20000.00'),
        available: hkd('20000.00'),
        held: hkd('0.00'),
      },
    ],
  },
  '/bank/bankList': {
    list: [
      { bank_code: '901', name_tw: '示例銀行一', name_cn: '示例银行一', name_en: 'Sample Bank One' },
      { bank_code: '902', name_tw: '示例銀行二', name_cn: '示例银行二', name_en: 'Sample Bank Two' },
    ],
  },
  '/transfer/window': { open: true },
  '/fps/payeeCheck': { payee_name_mask: 'W*** S** M**', bank_name: 'Sample Bank One' },
  '/transfer/preview': {
    available: hkd('20000.00'),
    left_today: hkd('50000.00'),
    fee: hkd('0.00'),
    deducted_amount: hkd('100.00'),
    remitted_amount: hkd('100.00'),
    free_left: 2,
  },
  '/transfer/quote': {
    quote_id: 'Q000000000000000000001',
    to_card: false,
    deducted_amount: hkd('100.00'),
    fee: hkd('0.00'),
    remitted_amount: hkd('100.00'),
    payee_name: 'W*** S** M**',
    payee_name_check: 'registered',
    payee_bank_name: 'Sample Bank One',
    first_payment: false,
    can_save_payee: false,
    free_left: 2,
    otp_required: false,
    expire_time: '2099-01-01T00:00:00.000+08:00',
  },
  '/flow/recordList': { list: [] },
  '/flow/recordDrop': {},
};

/** The envelope a call is answered with. */
export function replyOf(path: string, body: Readonly<Record<string, unknown>>): object {
  const operation = path.replace('/gateway/gc4-app-server', '');
  if (operation === '/flow/recordSave') return success({ revision: Number(body['revision'] ?? 0) + 1 });
  const data = replies[operation];
  return data
    ? success(data)
    : { return_code: 'UNKNOWN_ERROR', return_desc: `no reply for ${operation}`, ret_data: {} };
}

function success(data: object): object {
  return { return_code: 'SUCCESS', return_desc: 'Success', ret_data: data };
}
