// Writes the icons that src/ui/Icon/iconNames.ts names into one file: `npm run icons`.
import { writeFileSync } from 'node:fs';
import { iconSprite } from './build/iconSprite.ts';

writeFileSync('public/icons.svg', iconSprite());
