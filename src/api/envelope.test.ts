import { expect, test } from 'vitest';
import { isSuccess, readEnvelope } from './envelope.ts';

test('both spellings of success are success, nothing else is (R-ERR-01, R-ERR-02)', () => {
  expect(['SUCCESS', 'success', 'Success', 'OK', ''].map(isSuccess)).toEqual([true, true, false, false, false]);
});

test('an envelope without ret_data holds an empty object (R-CALL-09 to R-CALL-11)', () => {
  expect(readEnvelope({ return_code: 'SUCCESS' })).toEqual({ return_code: 'SUCCESS', ret_data: {} });
  const whole = { return_code: 'OVER_LIMIT', return_desc: '超出限額', ret_data: { left: '10.00' } };
  expect(readEnvelope(whole)).toEqual(whole);
});

test.each([[null], ['<html>'], [[]], [{}], [{ return_code: 7 }], [{ return_code: '' }]])(
  '%j is no envelope',
  (body) => {
    expect(readEnvelope(body)).toBeUndefined();
  },
);
