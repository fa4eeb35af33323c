import { fileURLToPath } from 'node:url';
import type { FlowStories } from './listStories.ts';

const locales = ['zh-HK', 'zh-CN', 'en'];
const wordFiles = ['shared', 'return-codes'];

export function storyTitle(flow: string): string {
  return `Flows/${flow}`;
}

/** The CSF module of a flow: what its stories share as data, and an export for each. */
export function storyModule({ stories, ...samples }: FlowStories): string {
  const { flow } = samples;
  const files = locales.flatMap((locale) => [flow, ...wordFiles].map((file) => ({ locale, file })));
  const names = files.map((_, index) => `words${index}`);
  const imports = files.map(
    ({ locale, file }, index) => `import ${names[index]} from 'virtual:words/${locale}/${file}';`,
  );
  const words = locales.map((locale, index) => {
    const [own, shared, codes] = names.slice(index * 3, index * 3 + 3);
    return `${JSON.stringify(locale)}: { locale: ${JSON.stringify(locale)}, flow: ${own}, shared: ${shared}, codes: ${codes} }`;
  });
  const exports = stories.map(
    ({ exportName, name, locale, ...story }) => `export const ${exportName} = {
  name: ${JSON.stringify(name)},${locale === undefined ? '' : `\n  globals: { locale: ${JSON.stringify(locale)} },`}
  render: (args, context) => step(${JSON.stringify(story)}, context),
};`,
  );
  return `import bundle from 'virtual:flow/${flow}';
import * as content from 'virtual:content';
${imports.join('\n')}
import { createStep } from ${JSON.stringify(fileURLToPath(new URL('./StepStory.tsx', import.meta.url)))};
const words = { ${words.join(', ')} };
const step = createStep({ bundle, content, words, samples: ${JSON.stringify(samples)} });
export default { title: ${JSON.stringify(storyTitle(flow))} };
${exports.join('\n')}
`;
}
