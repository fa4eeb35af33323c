import { banksOf } from '../../content/banks.ts';
import { defineOperation } from '../../call/operation.ts';

export const bankList = defineOperation('bankList', ({ request }) =>
  Promise.resolve({
    list: banksOf(request.region).map(({ bank_code, name_tw, name_cn, name_en }) => ({
      bank_code,
      name_tw,
      name_cn,
      name_en,
    })),
  }),
);
