/** The language in which a visit begins (R-GEN-31), and that nearly every visit stays in. */
export const DEFAULT_LANGUAGE = 'zh-HK';
