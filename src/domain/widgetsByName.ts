/** Widgets that a field has only where its layout names them: a form that names none of these needs none of their words. */
export const widgetsByName = ['combobox', 'oneTimeCode', 'captcha', 'imageUpload', 'fileUpload'] as const;
