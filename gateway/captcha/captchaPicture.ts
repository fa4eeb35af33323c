import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Characters as strokes on a grid 4 wide and 6 high: those that are not taken for one another. */
const STROKES: { readonly [character: string]: string } = {
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

type Point = readonly [x: number, y: number];

const WIDTH = 200;
const HEIGHT = 60;
const GRID = 6;
const FIRST_LEFT = 20;
const STEP = 44;
/** Twice as many dots as it is shown with. */
const SCALE = 2;
const INK = '#27272a';
const PALE_INK = '#85858f';

/** A picture of the characters as a data URL of a PNG: bent strokes among stray ones. Those are thin and pale: people tell them
 * apart at once, and nobody takes four characters for five. */
export async function captchaPicture(characters: string): Promise<string> {
  const bend = wave();
  const glyphs = [...characters].flatMap((character, index) => glyph(character, FIRST_LEFT + index * STEP));
  const stray = Array.from({ length: 4 }, strayStroke);
  const path = (stroke: readonly Point[], ink: string, width: number): string =>
    `<path stroke="${ink}" stroke-width="${width}" d="M${stroke.map((point) => bend(point).map(round).join(' ')).join('L')}"/>`;
  const paths = [
    ...stray.map((stroke) => path(stroke, PALE_INK, between(10, 14) / 10)),
    ...glyphs.map((stroke) => path(stroke, INK, between(26, 34) / 10)),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f4f5"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 8 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The strokes of one character, turned, leaning and of its own size, with points close enough to be bent. */
function glyph(character: string, left: number): readonly (readonly Point[])[] {
  const turn = between(-24, 24) / 100;
  const lean = between(-25, 25) / 100;
  const size = (GRID * between(88, 112)) / 100;
  const top = between(6, 16);
  const place = (text: string): Point => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    const [dx, dy] = [(x - 2) * size + lean * (y - 3) * size, (y - 3) * size];
    return [
      left + 2 * GRID + dx * Math.cos(turn) - dy * Math.sin(turn),
      top + 3 * GRID + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
  return (STROKES[character] ?? '').split('|').map((stroke) => dense(stroke.split(' ').map(place)));
}

/** A short stroke anywhere, as one of a character might be. */
function strayStroke(): readonly Point[] {
  const [x, y] = [between(5, WIDTH - 35), between(6, HEIGHT - 6)];
  return dense([
    [x, y],
    [x + between(12, 34), y + between(-22, 22)],
  ]);
}

/** The points, and more between them. */
function dense(points: readonly Point[]): readonly Point[] {
  const parts = 8;
  return points.flatMap(([x, y], index): readonly Point[] => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    if (index === points.length - 1) return [[x, y]];
    return Array.from({ length: parts }, (_, part) => [
      x + ((nextX - x) * part) / parts,
      y + ((nextY - y) * part) / parts,
    ]);
  });
}

/** Bends the whole picture by two waves of its own. */
function wave(): (point: Point) => Point {
  const [phaseX, phaseY] = [between(0, 628) / 100, between(0, 628) / 100];
  const [lengthX, lengthY] = [between(28, 46), between(34, 60)];
  return ([x, y]) => [x + 2.6 * Math.sin(y / (lengthX / 6) + phaseX), y + 3.4 * Math.sin(x / (lengthY / 3) + phaseY)];
}

const round = (value: number) => Math.round(value * 10) / 10;

const between = (low: number, high: number) => randomInt(low, high + 1);
