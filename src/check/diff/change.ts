/** One thing that is different, as a product owner would say it. */
export interface Change {
  readonly subject: Subject;
  /** The flow it is about; absent when it is about several. */
  readonly flow?: string;
  readonly sentence: string;
}

export type Subject =
  'process' | 'steps' | 'branches' | 'questions' | 'rules' | 'constants' | 'calls' | 'words' | 'promises' | 'records';

/** What changes are put under, in this order. */
export const HEADINGS: { readonly [subject in Subject]: string } = {
  process: 'The process',
  steps: 'Steps, calls and outcomes',
  branches: 'Where it goes',
  questions: 'What is asked',
  rules: 'Rules',
  constants: 'Fees, limits and days',
  calls: 'What the gateway does',
  words: 'Words',
  promises: 'Promises',
  records: 'Members who are in the middle of it',
};
