import { FIRST_LEFT, STEP, STROKES } from '../../../gateway/people/captchaImage.ts';

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** Reads the picture as a person does, by the shapes: the journeys have no door to the answer. */
export function readCaptcha(dataUrl: string): string {
  const svg = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64').toString('utf8');
  const strokes = [...svg.matchAll(/<path d="M([^"Q]*)"\/>/g)].map(([, path = '']) => path.split('L').map(pointOf));
  return [0, 1, 2, 3]
    .map((place) =>
      bestMatch(
        place,
        strokes.filter((stroke) => placeOf(stroke) === place),
      ),
    )
    .join('');
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.trim().split(' ').map(Number);
  return [x, y];
}

function placeOf(stroke: Stroke): number {
  const middle = stroke.reduce((sum, [x]) => sum + x, 0) / stroke.length;
  return Math.max(0, Math.min(3, Math.round((middle - FIRST_LEFT - 12) / STEP)));
}

function bestMatch(place: number, found: readonly Stroke[]): string {
  let best = { character: '', error: Infinity };
  for (const [character, drawn] of Object.entries(STROKES)) {
    const wanted = drawn.split('|').map((stroke) => stroke.split(' ').map((text) => pointOf(text.replace(',', ' '))));
    const error = distance(place, wanted, found);
    if (error < best.error) best = { character, error };
  }
  return best.character;
}

/** How far the strokes lie from a character that is turned and leans as well as it can. */
function distance(place: number, wanted: readonly Stroke[], found: readonly Stroke[]): number {
  if (wanted.length !== found.length) return Infinity;
  let least = Infinity;
  for (let turn = -0.3; turn <= 0.3; turn += 0.06)
    for (let lean = -0.25; lean <= 0.25; lean += 0.06)
      for (let top = 6; top <= 14; top += 1) {
        const drawn = wanted.map((stroke) =>
          stroke.map((point) => placed(point, FIRST_LEFT + place * STEP, top, turn, lean)),
        );
        least = Math.min(least, pairing(drawn, found));
      }
  return least;
}

function placed([x, y]: Point, left: number, top: number, turn: number, lean: number): Point {
  const [dx, dy] = [(x - 2) * 6 + lean * (y - 3) * 6, (y - 3) * 6];
  return [left + 12 + dx * Math.cos(turn) - dy * Math.sin(turn), top + 18 + dx * Math.sin(turn) + dy * Math.cos(turn)];
}

/** The strokes come shuffled: each wanted one takes the nearest with as many points. */
function pairing(drawn: readonly Stroke[], found: readonly Stroke[]): number {
  const rest = [...found];
  let sum = 0;
  for (const stroke of drawn) {
    const errors = rest.map((other) => (other.length === stroke.length ? apart(stroke, other) : Infinity));
    const nearest = errors.indexOf(Math.min(...errors));
    const error = errors[nearest];
    if (error === undefined || !Number.isFinite(error)) return Infinity;
    sum += error;
    rest.splice(nearest, 1);
  }
  return sum;
}

function apart(one: Stroke, other: Stroke): number {
  return one.reduce(
    (sum, [x, y], index) => sum + (x - (other[index]?.[0] ?? 0)) ** 2 + (y - (other[index]?.[1] ?? 0)) ** 2,
    0,
  );
}
