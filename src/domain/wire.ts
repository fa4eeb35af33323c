/** Where the gateway's calls lie on its origin (specification section 7). */
export const GATEWAY_PREFIX = '/gateway/gc4-app-server';
/** The `ver` header. */
export const CLIENT_VERSION = '1.0.0';
/** Characters of `req_water_no`. */
export const WATER_NO_LENGTH = 32;
