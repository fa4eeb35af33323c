/** The languages of the site (R-CONST-07). */
export type Lang = 'zh-HK' | 'zh-CN' | 'en';
