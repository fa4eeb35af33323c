/** Of a mobile number, for whoever has not proven to be its owner: two digits are enough for the owner, and the length would say the
 * area. */
export const maskForStranger = (mobNo: string): string => `******${mobNo.slice(-2)}`;
