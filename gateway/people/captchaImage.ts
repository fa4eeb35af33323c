import { randomInt } from 'node:crypto';

/** Characters as strokes on a grid 4 wide and 6 high: those that are not taken for one another. */
export const STROKES: { readonly [character: string]: string } = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3.4 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  R: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|1.8,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  '3': '0,1 1,0 3,0 4,1 4,2 3,3 1.6,3|3,3 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '7': '0,0 4,0 1.4,6',
  '9': '4,2.6 3,3.4 1,3.4 0,2.4 0,1 1,0 3,0 4,1 4,4 2.6,6',
};

export const CAPTCHA_CHARACTERS = Object.keys(STROKES).join('');

const WIDTH = 200;
const HEIGHT = 56;
const GRID = 6;
/** Left edge of the first character, and from one to the next. */
export const FIRST_LEFT = 18;
export const STEP = 46;

/** A drawing of the characters as a data URL: lines among other lines, no text. */
export function captchaImage(characters: string): string {
  const glyphs = [...characters].map((character, index) => glyph(character, FIRST_LEFT + index * STEP));
  const noise = Array.from({ length: 4 }, strayLine);
  const lines = shuffled([...glyphs.flat(), ...noise]);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f4f5"/>` +
    `<g fill="none" stroke="#27272a" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>` +
    '</svg>';
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The strokes of one character, turned, leaning and shaken, each as a path. */
function glyph(character: string, left: number): string[] {
  const turn = between(-22, 22) / 100;
  const lean = between(-25, 25) / 100;
  const top = between(6, 14);
  const place = (text: string): string => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    const [dx, dy] = [(x - 2) * GRID + lean * (y - 3) * GRID, (y - 3) * GRID];
    const px = left + 2 * GRID + dx * Math.cos(turn) - dy * Math.sin(turn) + between(-10, 10) / 10;
    const py = top + 3 * GRID + dx * Math.sin(turn) + dy * Math.cos(turn) + between(-10, 10) / 10;
    return `${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`;
  };
  const strokes = (STROKES[character] ?? '').split('|');
  return strokes.map((stroke) => `<path d="M${stroke.split(' ').map(place).join('L')}"/>`);
}

function strayLine(): string {
  const point = () => `${between(0, WIDTH)} ${between(0, HEIGHT)}`;
  return `<path stroke-width="1.1" stroke="#71717a" d="M${point()}Q${point()} ${point()}"/>`;
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

const between = (low: number, high: number) => randomInt(low, high + 1);
