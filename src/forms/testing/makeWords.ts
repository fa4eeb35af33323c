import type { JsonObject } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import { createStepWords } from '../../i18n/stepWords.ts';

const shared: JsonObject = {
  buttons: { NEXT: 'Continue', CANCEL: 'Cancel', RETRY: 'Retry', BACK: 'Back', SAVE_EXIT: 'Save and exit' },
  errors: {
    required: 'Fill this in',
    pattern: 'Check what you typed',
    maxLength: 'At most {{limit}} characters',
    invalid: 'This is not right',
  },
  fields: {},
  widgets: {
    help: { newTab: ' (opens in a new tab)' },
    field: { optional: '(optional)', failed: 'This did not load.' },
    errors: {
      title: 'There is a problem',
      failed: 'Could not go on',
      notice: 'Please note',
      field: '{{label}}: {{message}}',
    },
    busy: { working: 'One moment…', stillWorking: 'Still working…' },
    select: {
      choose: 'Please choose',
      loading: 'Loading…',
      none: 'There is nothing to choose from.',
      failed: 'The list could not be loaded.',
      retry: 'Try again',
    },
    lookUp: { more: 'At least {{count}}' },
    combobox: { found: '{{count}} found', none: 'Nothing found.' },
    buttons: { wait: '{{button}} (in {{seconds}} s)' },
    password: { show: 'Show', hide: 'Hide', met: 'met', unmet: 'not yet met' },
    summary: { change: 'Change', free: 'Free' },
    rows: {
      item: 'Row {{number}}',
      add: 'Add a row',
      full: 'Up to {{most}} rows.',
      remove: 'Remove',
      removed: '{{item}} was removed.',
      error: '{{item}}: {{message}}',
      keep: 'Keep',
      removeTitle: 'Remove {{item}}?',
      removeBody: 'What was given is discarded.',
    },
    date: { year: 'Year', month: 'Month', day: 'Day' },
    checkbox: {
      ticked: 'Yes',
      opensDocument: '{{name}} (opens in a new tab)',
      failed: 'The document could not be opened.',
    },
    mobile: { area: 'Area code', number: 'Number' },
    oneTimeCode: {
      send: 'Send code',
      resend: 'Send again',
      sending: 'Sending…',
      sentTo: 'A code was sent to {{to}}.',
      sent: 'A code was sent.',
      wait: 'Send again in {{seconds}} s',
      waitMinutes: 'Send again in {{minutes}} min',
      waitHours: 'Send again in {{hours}} h',
      failed: 'The code could not be sent. Please try again.',
    },
    captcha: {
      image: 'Characters to type',
      refresh: 'Other characters',
      failed: 'The picture could not be loaded.',
      loading: 'Loading…',
      listen: 'Listen',
      look: 'Picture instead',
      sound: 'Tones',
      soundLabel: 'Numbers of tones',
      soundHint: 'Count the tones',
      refreshSound: 'Other tones',
    },
    imageUpload: {
      choose: 'Choose a picture',
      take: 'Take a photo',
      replace: 'Choose another',
      remove: 'Remove',
      preview: 'Preview of {{name}}',
      uploading: 'Uploading…',
      stillUploading: 'Still uploading…',
      done: '{{name}} was uploaded.',
      failed: 'The picture could not be uploaded. Please try again.',
    },
    fileUpload: {
      choose: 'Choose files',
      add: 'Add files',
      take: 'Take a photo',
      replace: 'Replace',
      remove: 'Remove',
      retry: 'Try again',
      preview: 'Preview of {{name}}',
      pages: 'Pages: {{pages}}',
      waiting: 'Waiting to be uploaded',
      uploading: 'Uploading {{name}}…',
      stillUploading: 'Still uploading {{name}}. Please wait.',
      done: 'Uploaded',
      failed: 'The file could not be uploaded. Please try again.',
      lost: 'This file was not uploaded. Replace it with the file on your device, or remove it.',
      removed: '{{name}} was removed.',
      count: 'Files uploaded: {{there}} of at most {{most}}',
      tooMany: 'You can add at most {{most}} files. Not added: {{names}}',
    },
  },
};

/** English words for hand-written forms of tests and stories. */
export function makeWords(
  fields: JsonObject = {},
  step: JsonObject = {},
  codes: JsonObject = {},
  values: JsonObject = {},
): StepWords {
  const flow = { steps: { step: { title: 'A step', ...step, fields } } };
  return createStepWords({ locale: 'en', flow, shared, codes }, 'step', values);
}
