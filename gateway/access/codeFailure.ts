import { Failure } from '../shared/failure.ts';
import type { CodeVerdict } from './oneTimeCodes.ts';

/** The answer to a one-time code that is not right. Return it: a thrown one would take the counted try back. */
export function codeFailure(verdict: Exclude<CodeVerdict, { readonly type: 'right' }>): Failure {
  switch (verdict.type) {
    case 'notObtained':
      return new Failure('OTP_NOT_OBTAINED');
    case 'lost':
      return new Failure('OTP_LOST');
    case 'limit':
      return new Failure('OTP_LIMIT');
    case 'wrong':
      return new Failure('OTP_WRONG', { left: verdict.left });
  }
}
