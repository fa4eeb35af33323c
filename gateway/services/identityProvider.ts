import type { Transaction } from '../db/transaction.ts';

/** What each check can find besides that all is well. */
export interface IdentityFaults {
  /** The picture of a document is read. */
  readonly document: 'DOC_INVALID' | 'DOC_UNCLEAR' | 'ID_NET_TIMEOUT';
  /** A selfie, the first of the pictures, is compared with those of the document just read, or else with the certified one. */
  readonly face: 'FACE_FAIL' | 'FACE_NOT_MATCH_DOC' | 'ID_NET_TIMEOUT';
  /** Name, number and birth date are compared with the register that issued the document. */
  readonly person: 'ID_COMPARE_FAIL' | 'VERIFY_FAIL' | 'ID_NET_TIMEOUT';
}

export type IdentityCheck = keyof IdentityFaults;

/** Reads documents, compares faces and asks the registers. */
export interface IdentityProvider {
  /** @param pictures ids of the uploads to look at; none when only data are compared */
  readonly check: <Check extends IdentityCheck>(
    tx: Transaction,
    check: Check,
    asked: { readonly memberId: string; readonly pictures: readonly string[] },
  ) => Promise<IdentityFaults[Check] | 'passed'>;
}

/** A deployment that has named no provider reaches none, and says so. */
export const noIdentityProvider: IdentityProvider = { check: () => Promise.resolve('ID_NET_TIMEOUT') };
