import { referenceNumber } from './referenceNumber.ts';

/** A new reference of the payment system, by which both banks of an FPS payment know it (R-ENT-75). */
export const fpsReference = (now: string): string => `FRN${referenceNumber(now)}`;
