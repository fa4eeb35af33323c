/** Where the skip link leads, on every page. */
export const MAIN_ID = 'main';
