import { expect, test } from 'vitest';
import type { Block, Inline } from './article.ts';
import { offeredBlocks } from './offeredBlocks.ts';

const line = (...content: readonly Inline[]): Block => ({ type: 'paragraph', content });
const heading = (level: 2 | 3, text: string): Block => ({ type: 'heading', level, content: [text] });
const link: Inline = { type: 'link', to: '/gifts', content: ['Gifts'] };
const body: readonly Block[] = [
  line('For everybody.'),
  line('{{ needs gifts }} Gifts too.'),
  heading(2, '{{needs gifts}} Gifts'),
  line('How they are made.'),
  heading(3, 'Their paper'),
  { type: 'note', body: [line('Red.')] },
  heading(2, 'Cards'),
  { type: 'list', ordered: true, items: [[line('One')], [line('{{needs gifts}}', link), line('Below')], []] },
  {
    type: 'table',
    head: [['To']],
    rows: [
      [['{{needs gifts}} ', link], ['now']],
      [[], ['later']],
    ],
  },
  { type: 'note', body: [line('{{needs cards}} Cards.'), line('{{needs gifts}} Gifts.')] },
];

test('a site without a feature has nothing of what needs it: paragraphs, items, rows, and all below a heading (AMB-77)', () => {
  expect(offeredBlocks(body, ['gifts'])).toEqual([
    line('For everybody.'),
    heading(2, 'Cards'),
    { type: 'list', ordered: true, items: [[line('One')], []] },
    { type: 'table', head: [['To']], rows: [[[], ['later']]] },
    { type: 'note', body: [line('Cards.')] },
  ]);
});

const item: readonly Block[] = [line('{{needs gifts}} Gifts.')];
const row: readonly Inline[] = ['{{needs gifts}} Gifts'];

test.each<[string, Block]>([
  ['a list', { type: 'list', ordered: false, items: [item, item] }],
  ['a table', { type: 'table', head: [['To']], rows: [[row], [row]] }],
  ['a note', { type: 'note', body: [{ type: 'list', ordered: false, items: [item] }] }],
  ['a list whose items hold nothing else', { type: 'list', ordered: false, items: [[{ type: 'note', body: item }]] }],
])('%s of which nothing is left goes too, and each heading that had nothing else below it', (_what, block) => {
  const below = [heading(2, 'Presents'), heading(3, 'Paper'), block];
  expect(offeredBlocks([line('First.'), ...below, heading(2, 'Cards'), line('Last.')], ['gifts'])).toEqual([
    line('First.'),
    heading(2, 'Cards'),
    line('Last.'),
  ]);
  expect(offeredBlocks([...below, heading(3, 'Red'), line('Red.')], ['gifts'])).toEqual([
    heading(2, 'Presents'),
    heading(3, 'Red'),
    line('Red.'),
  ]);
  expect(offeredBlocks(below, [])).toHaveLength(3);
});

test('what holds nothing from the beginning stays as it is written', () => {
  const bare: readonly Block[] = [heading(2, 'Soon'), { type: 'list', ordered: false, items: [] }, heading(2, 'Later')];
  expect(offeredBlocks(bare, ['gifts'])).toEqual(bare);
});

test('with the feature all is there, and does not say what it needs', () => {
  const whole = offeredBlocks(body, []);
  expect(whole).toHaveLength(body.length);
  expect(JSON.stringify(whole)).not.toContain('needs');
  expect(whole[7]).toEqual({ type: 'list', ordered: true, items: [[line('One')], [line(link), line('Below')], []] });
});
