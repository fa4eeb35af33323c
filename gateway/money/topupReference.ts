/** What a reference on a payment is made of: without letters and digits that look like others. */
export const TOPUP_REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
