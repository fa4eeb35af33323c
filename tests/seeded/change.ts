/** A change of a text, written as what stands there with the change in its place:
 *
 *     "onDone": { "target": ▸⟦"review" → "reveiw"⟧ }
 *
 * What stands left of the arrow goes, what stands right of it comes; either side may be empty, and one space around the arrow
 * is not part of them. `▸` marks a place, `…` is any
 * text, the least that fits, and white space is as much as there is, at brackets, commas and colons also none. The whole must fit one place of the text, and no other. */
export type ChangeText = string;

export interface Changed {
  readonly text: string;
  /** Where `▸` stands in the changed text, if it does. */
  readonly mark: number | undefined;
}

/** A piece of a change: text that stays, text that goes for another, or the mark. */
type Piece =
  | { readonly type: 'stays'; readonly text: string }
  | { readonly type: 'changes'; readonly from: string; readonly to: string }
  | { readonly type: 'mark' };

/** @throws RangeError when the change fits nowhere, or in several places */
export function applyChange(text: string, change: ChangeText): Changed {
  const pieces = piecesOf(change);
  const fitting = new RegExp(pieces.map((piece) => `(${patternOf(piece)})`).join(''), 'g');
  const matches = [...text.matchAll(fitting)];
  const [match] = matches;
  if (!match || matches.length > 1) throw new RangeError(`fits ${matches.length} places, not one: ${change}`);
  let before = text.slice(0, match.index);
  let mark: number | undefined;
  pieces.forEach((piece, index) => {
    if (piece.type === 'mark') mark = before.length;
    else if (piece.type === 'stays') before += match[index + 1] ?? '';
    else {
      const { text: to, mark: inside } = withoutMark(piece.to);
      if (inside !== undefined) mark = before.length + inside;
      before += to;
    }
  });
  return { text: before + text.slice(match.index + match[0].length), mark };
}

/** A whole text, and where `▸` stood in it. */
export function withoutMark(text: string): Changed {
  const at = text.indexOf('▸');
  return at < 0 ? { text, mark: undefined } : { text: text.slice(0, at) + text.slice(at + 1), mark: at };
}

function piecesOf(change: ChangeText): readonly Piece[] {
  return change.split(/(⟦[^⟧]*⟧|▸(?![^⟦]*⟧))/).flatMap((part): readonly Piece[] => {
    if (part === '') return [];
    if (part === '▸') return [{ type: 'mark' }];
    const [, from, to] = /^⟦([^→]*)→([^⟧]*)⟧$/.exec(part) ?? [];
    if (from !== undefined && to !== undefined)
      return [{ type: 'changes', from: from.replace(/ $/, ''), to: to.replace(/^ /, '') }];
    return [{ type: 'stays', text: part }];
  });
}

/** A sign with as much white space around it as there is; none at the edge of the text, unless some was asked for.
 * @param at where in the text `whole` begins */
function loosely(
  whole: string,
  before: string | undefined,
  sign: string,
  after: string | undefined,
  at: number,
  all: string,
): string {
  const isOpen = at > 0 || before !== undefined;
  const goesOn = at + whole.length < all.length || after !== undefined;
  return [isOpen ? '\\s*' : '', sign, goesOn ? '\\s*' : ''].join('');
}

function patternOf(piece: Piece): string {
  if (piece.type === 'mark') return '';
  const text = piece.type === 'stays' ? piece.text : piece.from;
  return (
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s*…\s*/g, '…')
      .replace(/\s+/g, '\\s+')
      // A formatter may break a line at any bracket, comma or colon, or take the break away.
      .replace(/(\\s\+)?(\\[{}[\]]|[,:])(\\s\+)?/g, loosely)
      .replaceAll('…', '[\\s\\S]*?')
  );
}
