import type { Position } from '../../compile/dataFile.ts';
import { unescapeCell, BYTE_ORDER_MARK } from '../../domain/csv.ts';

/** A table as `writeCsv` and spreadsheets write it. Rows and cells know where they stand, which is why this is not left to a package: a translator
 * is told of a cell by its line and its row. */
export interface CsvRow {
  /** As a spreadsheet counts it, from 1: a cell may go over several lines. */
  readonly row: number;
  readonly cells: readonly CsvCell[];
}

export interface CsvCell extends Position {
  readonly text: string;
}

/** Why a text is no table, and where. */
interface CsvFault extends Position {
  readonly what: string;
  readonly fix: string;
}

/** Rows with anything in them. Excel writes `;` between cells where a comma is the decimal sign, and some write a tab: the first
 * row says which. */
export function readCsv(text: string): readonly CsvRow[] | CsvFault {
  const reader = new CsvReader(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  return reader.rows();
}

class CsvReader {
  readonly #text: string;
  readonly #between: string;
  #at = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
    const [head = ''] = text.split(/[\r\n]/, 1);
    this.#between = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  }

  rows(): readonly CsvRow[] | CsvFault {
    const rows: CsvRow[] = [];
    for (let row = 1; this.#at < this.#text.length; row += 1) {
      const cells = this.#row();
      if ('what' in cells) return cells;
      if (cells.some(({ text }) => text !== '')) rows.push({ row, cells });
    }
    return rows;
  }

  #row(): readonly CsvCell[] | CsvFault {
    const cells: CsvCell[] = [];
    for (;;) {
      const place = this.#place();
      const text = this.#text[this.#at] === '"' ? this.#quoted() : this.#plain();
      if (typeof text !== 'string') return text;
      cells.push({ text: unescapeCell(text), ...place });
      if (this.#text[this.#at] !== this.#between) break;
      this.#at += 1;
    }
    this.#lineEnd();
    return cells;
  }

  #plain(): string {
    const from = this.#at;
    while (this.#at < this.#text.length && !this.#isEnd()) this.#at += 1;
    return this.#text.slice(from, this.#at);
  }

  #quoted(): string | CsvFault {
    const begin = this.#place();
    let text = '';
    this.#at += 1;
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined)
        return { ...begin, what: 'this cell begins with " and never ends', fix: 'Put a " behind its last letter.' };
      if (sign === '"' && this.#text[this.#at + 1] !== '"') break;
      text += sign;
      if (sign === '"') this.#at += 2;
      else if (sign === '\r' || sign === '\n') text += this.#lineEnd().slice(1);
      else this.#at += 1;
    }
    this.#at += 1;
    if (this.#at < this.#text.length && !this.#isEnd())
      return { ...this.#place(), what: 'there is text behind the " that ends a cell', fix: 'Write a " inside as "".' };
    return text;
  }

  #isEnd(): boolean {
    const sign = this.#text[this.#at];
    return sign === this.#between || sign === '\r' || sign === '\n';
  }

  /** Goes over the end of a line of any system. */
  #lineEnd(): string {
    const end = /^(?:\r\n|\r|\n)?/.exec(this.#text.slice(this.#at, this.#at + 2))?.[0] ?? '';
    if (end === '') return end;
    this.#at += end.length;
    this.#line += 1;
    this.#lineStart = this.#at;
    return end;
  }

  #place(): Position {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }
}
