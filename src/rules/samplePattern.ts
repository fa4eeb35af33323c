/** Texts that a regular expression should match, shortest first: fewest and most repetitions, each alternative. What is
 * returned is a proposal; who asks judges it. Looking ahead is not followed: common texts are proposed as well. */
export function samplePattern(pattern: string): readonly string[] {
  let regex: RegExp;
  try {
    regex = new RegExp(pattern, 'u');
  } catch {
    return [];
  }
  const parts = new Reader(pattern).alternatives();
  const made = parts.flatMap((sequence) => [sequence(0), sequence(1), sequence(2)]);
  return [...new Set([...made, ...commonTexts])].filter((text) => regex.test(text)).slice(0, 8);
}

const commonTexts = [
  'Abcdefg1',
  'Abcdefgh12345678',
  'a@b.co',
  'CHAN TAI MAN',
  '陳大文',
  'Sample text',
  '2025-01-31',
  '1',
  '12345678',
];

/** Makes a text: 0 the shortest, 1 the longest within reason, 2 the shortest with the last character of each class. */
type Maker = (way: 0 | 1 | 2) => string;

/** Reads the part of regular expressions that schemas use. */
class Reader {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  alternatives(): readonly Maker[] {
    const all: Maker[] = [this.sequence()];
    while (this.text[this.at] === '|') {
      this.at += 1;
      all.push(this.sequence());
    }
    return all;
  }

  private sequence(): Maker {
    const parts: Maker[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '|' && this.text[this.at] !== ')') {
      const atom = this.atom();
      parts.push(this.repeated(atom));
    }
    return (way) => parts.map((part) => part(way)).join('');
  }

  private atom(): Maker {
    const character = this.take();
    if (character === '^' || character === '$') return () => '';
    if (character === '(') return this.group();
    if (character === '[') return this.characterClass();
    if (character === '.') return () => 'x';
    if (character === '\\') return fixed(this.escaped());
    return () => character;
  }

  private group(): Maker {
    const look = /^\?(=|!|<=|<!)/.exec(this.rest());
    const kind = look ?? /^\?(:|<[A-Za-z]\w*>)/.exec(this.rest());
    this.at += kind?.[0].length ?? 0;
    const inner = this.alternatives();
    this.at += 1;
    if (look) return () => '';
    return (way) => inner[way === 1 ? inner.length - 1 : 0]?.(way) ?? '';
  }

  private repeated(atom: Maker): Maker {
    const match = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.rest());
    if (!match) return atom;
    this.at += match[0].length;
    const [least, most] = bounds(match);
    return (way) => atom(way).repeat(way === 1 ? most : least);
  }

  private characterClass(): Maker {
    const negated = this.text[this.at] === '^';
    if (negated) this.at += 1;
    const members: string[] = [];
    while (this.at < this.text.length && this.text[this.at] !== ']') {
      const character = this.take();
      const one = character === '\\' ? this.escaped() : [character];
      const isRange = this.text[this.at] === '-' && this.text[this.at + 1] !== ']' && this.at + 1 < this.text.length;
      members.push(...one);
      if (!isRange) continue;
      this.at += 1;
      const end = this.take();
      members.push(...(end === '\\' ? this.escaped() : [end]));
    }
    this.at += 1;
    if (negated) return fixed(['x', '1', ' ', '?'].filter((one) => !members.includes(one)));
    return fixed(members);
  }

  private escaped(): readonly string[] {
    const character = this.take();
    if (character === 'd') return ['0', '9'];
    if (character === 'w') return ['a', '9'];
    if (character === 's') return [' '];
    if (character === 'D' || character === 'S') return ['x'];
    if (character === 'b') return [''];
    if (character === 'p') {
      const name = /^\{([^}]*)\}/.exec(this.rest());
      this.at += name?.[0].length ?? 0;
      return /Han/.test(name?.[1] ?? '') ? ['陳', '文'] : ['A', 'z'];
    }
    if (character === 'u' || character === 'x') {
      const code = /^(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{4}|[0-9A-Fa-f]{2}))/.exec(this.rest());
      this.at += code?.[0].length ?? 0;
      return [String.fromCodePoint(Number.parseInt(code?.[1] ?? code?.[2] ?? '3f', 16))];
    }
    return [character];
  }

  private take(): string {
    const code = this.text.codePointAt(this.at);
    const character = code === undefined ? '' : String.fromCodePoint(code);
    this.at += Math.max(character.length, 1);
    return character;
  }

  private rest(): string {
    return this.text.slice(this.at);
  }
}

function fixed(members: readonly string[]): Maker {
  return (way) => (way === 2 ? members.at(-1) : members[0]) ?? '';
}

function bounds(match: RegExpExecArray): readonly [number, number] {
  if (match[1] === '?') return [0, 1];
  if (match[1] !== undefined) return [match[1] === '+' ? 1 : 0, 3];
  const least = Number(match[2]);
  if (match[3] === undefined) return [least, least];
  return [least, match[4] === '' || match[4] === undefined ? least + 2 : Number(match[4])];
}
