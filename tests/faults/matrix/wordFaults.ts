import type { Project } from '../../../src/compile/project.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { getAt } from '../../../src/domain/jsonPointer.ts';
import type { FlowError } from '../../../src/engine/record.ts';
import type { WizardView } from '../../../src/engine/view.ts';
import { createStepWords, type StepWords } from '../../../src/i18n/stepWords.ts';
import { wordsFile } from './wordsFile.ts';

export const LOCALES = ['zh-HK', 'zh-CN', 'en'] as const;

/** What a screen says is there in every language, and filled in. */
export function wordFaults(project: Project, view: WizardView): readonly string[] {
  if (view.type !== 'step' && view.type !== 'busy' && view.type !== 'end') return [];
  if (view.type === 'end' && view.form === undefined) return [];
  return LOCALES.flatMap((locale) => {
    const sources = {
      locale,
      flow: wordsFile(locale, view.flow),
      shared: wordsFile(locale, 'shared'),
      codes: wordsFile(locale, 'return-codes'),
    };
    const data = view.type === 'busy' ? {} : view.data;
    const site = project.site?.data as JsonObject;
    const words = createStepWords(sources, view.state, { site, ...data });
    const said =
      view.type === 'busy'
        ? view.retry === undefined
          ? []
          : [
              textOf(locale, `wizard.lost.${view.retry === 'code' ? 'codeTitle' : view.retry}`),
              ...codeText(words, view.error),
            ]
        : [
            words.title,
            ...words.said.flatMap((one) => words.texts(one)),
            ...(view.type === 'step' ? codeText(words, view.error) : []),
            ...(view.type === 'step' ? view.events.map((event) => words.event(event)) : []),
            ...(view.type === 'step' ? view.notices.map(({ type }) => words.notice(type)) : []),
          ];
    return said.filter(isMissing).map((text) => `no words in ${locale}: ${text}`);
  });
}

/** A key in the place of its words, or a place that nothing was filled in. */
export function isMissing(text: string): boolean {
  return text.includes('{{') || /^(steps|codes|wizard|notices|stages|widgets)\.[\w.-]+$/.test(text);
}

const codeText = (words: StepWords, error: FlowError | undefined): readonly string[] =>
  error ? [words.code(error.code, error.data) ?? `codes.${error.code}`] : [];

function textOf(locale: string, key: string): string {
  const text = getAt(wordsFile(locale, 'app'), key.split('.'));
  return typeof text === 'string' ? text : key;
}
