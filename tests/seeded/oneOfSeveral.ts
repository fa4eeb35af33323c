import { form, words } from './paths.ts';
import { edit, type Edit } from './seeded.ts';

const SAID = {
  'zh-HK': '請提供新的電郵地址或另一項',
  'zh-CN': '请提供新的邮箱或另一项',
  en: 'Give a new email, or one of the others',
} as const;

type Language = keyof typeof SAID;

export const LANGUAGES = Object.keys(SAID) as readonly Language[];

/** Of the email and other details that a certified member may leave out, one has to be given. */
export function oneOfSeveral(...others: readonly string[]): Edit {
  const branches = ['email', ...others].map((name) => `{ "type": "object", "required": ["${name}"] }`);
  return edit(
    form('realname-modify/details'),
    `"required": ["name_cn", "name_en", "sex", "birth_date"],⟦→ "anyOf": [${branches.join(', ')}],⟧`,
  );
}

/** The words of that. */
export function saidOfSeveral(language: Language): Edit {
  return edit(
    words(language, 'realname-modify'),
    `"details": { … "email": {⟦→ "errors": { "anyOf": "${SAID[language]}" },⟧ "label"`,
  );
}

const MORE = {
  'zh-HK': ['更多內容', '請填寫其中一項內容'],
  'zh-CN': ['更多内容', '请填写其中一项内容'],
  en: ['More', 'Fill in one of the two'],
} as const;

/** Who writes to customer service may do so in either of two fields. */
export function asksEither(): readonly Edit[] {
  const MESSAGE = form('contact/message');
  const text = '{ "type": "string", "minLength": 1, "maxLength": 500 }';
  return [
    edit(MESSAGE, `"content": { … }⟦→ , "more": ${text}⟧, "name": {`),
    edit(MESSAGE, '"required": ["contact_type", ⟦"content", →⟧ "name"'),
    edit(
      MESSAGE,
      '"captcha"],⟦→ "anyOf": [{ "type": "object", "required": ["content"] }, { "type": "object", "required": ["more"] }],⟧ "x-rules"',
    ),
    ...LANGUAGES.flatMap((language) => {
      const [label, either] = MORE[language];
      return [
        edit(
          words(language, 'contact'),
          `"fields": {⟦→ "more": { "label": "${label}", "errors": { "minLength": "${either}", "maxLength": "${either}" } },⟧ "contact_type"`,
        ),
        edit(words(language, 'contact'), `"content": { … "errors": {⟦→ "anyOf": "${either}",⟧ "required"`),
      ];
    }),
  ];
}
