/** Where the portal lives on its origin (R-CONST-06). */
export const PORTAL_BASE = '/gc4-app-pc/';
