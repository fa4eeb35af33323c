// Writes the icons that src/ui/Icon/iconNames.ts names into one file: `npm run icons`.
import { writeFileSync } from 'node:fs';
import { iconSprite } from './build/iconSprite.ts';

try {
  writeFileSync('public/icons.svg', iconSprite());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
