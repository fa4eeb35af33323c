import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from '../lib/requireNode.js';
import { Styles } from '../../src/ui/system/LiveStyles.tsx';
import { recipeFiles } from './recipeFiles.ts';

/** From the lowest layer up: who uses a part may say otherwise than the part, and has the last word. */
const LAYERS = ['ui', 'forms', 'wizard', 'pages', 'app'];
const layerOf = (file: string): number => LAYERS.indexOf(file.slice(0, file.indexOf('/')));

/** Prints the style sheet of the portal: tokens, global styles and those of every part. */
const parts = recipeFiles()
  .filter((file) => !/^studio\b/.test(file))
  .sort((one, other) => layerOf(one) - layerOf(other) || (one < other ? -1 : 1));
for (const file of parts) await import(`${root}/src/${file}`);

let page = '';
try {
  page = renderToStaticMarkup(createElement(Styles));
} catch (error) {
  // What is wrong with a style is said in the message; where the code noticed it helps nobody.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
for (const [, text = ''] of page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) process.stdout.write(`${text}\n`);

/** The portal follows the system's theme by the sheet alone: with a script, a page would be bright until it had run. The class that the
 * dark tokens hang on is for live styles. Paper is white. */
const dark = [...page.matchAll(/(?<![\w-])\.dark\s*\{([^{}]*--[^{}]*)\}/g)].map(([, tokens = '']) => tokens).join('');
if (dark === '') throw new Error('The style sheet has no dark tokens.');
process.stdout.write(`@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}\n`);
