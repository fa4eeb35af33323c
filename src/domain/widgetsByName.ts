/** Widgets that a field has only where its form calls for them, each with what a form that has it says one of: a form that says none of
 * these needs none of their words. A look-up says what a combobox says. */
export const widgetsByName = {
  combobox: ['combobox', 'suggestions'],
  lookUp: ['lookUp', 'suggestions'],
  oneTimeCode: ['oneTimeCode'],
  captcha: ['captcha'],
  imageUpload: ['imageUpload'],
  fileUpload: ['fileUpload'],
} as const;
