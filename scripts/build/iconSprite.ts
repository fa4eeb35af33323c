import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { ICON_NAMES } from '../../src/ui/Icon/iconNames.ts';

const icons: { readonly [name: string]: { readonly body: string } | undefined } = lucide.icons;

/** All icons of the portal as one file of symbols, which pages point into: it is fetched once, and no script carries a drawing.
 * @throws RangeError when Lucide has none of a name */
export function iconSprite(names: readonly string[] = ICON_NAMES): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${bodyOf(name)}</symbol>`);
  return `<!-- Lucide, ISC licence, https://lucide.dev/license; written by npm run icons -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`;
}

function bodyOf(name: string): string {
  const icon = icons[name];
  if (!icon) throw new RangeError(`Lucide has no icon "${name}".`);
  return icon.body;
}
