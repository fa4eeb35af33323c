/** Paths of data files by the names that an analyst knows them by. */
export const flow = (id: string) => `flows/${id}/flow.json`;
export const promises = (id: string) => `flows/${id}/checks.json`;
export const rules = (area: string) => `flows/rules/${area}.json`;
export const figures = (area: string) => `flows/figures/${area}.json`;
export const form = (id: string) => `schemas/${id}.schema.json`;
export const layout = (id: string) => `schemas/${id}.ui.json`;
export const words = (locale: 'zh-HK' | 'zh-CN' | 'en', name: string) => `locales/${locale}/${name}.json`;
export const constants = (area: string) => `content/constants/${area}.json`;
export const operation = (path: string) => `openapi/paths/${path}.yaml`;
export const component = (name: string) => `openapi/components/${name}.yaml`;
export const RETURN_CODES = 'content/return-codes.json';
export const CONTRACT = 'openapi/gateway.yaml';
/** What follows where a schema of the contract becomes another: its examples are by the one before. */
export const EXAMPLES = ['example-misfit openapi/paths/*'];
