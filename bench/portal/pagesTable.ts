import { middle, type MeasuredPage } from './judgePages.ts';

/** A line for each page in each window: the medians of its visits. */
export function pagesTable(pages: readonly MeasuredPage[]): string {
  const head = ['page', 'width', 'largest paint, s', 'portal ready, s', 'layout shift', 'JavaScript, KB', 'requests'];
  const rows = pages.map((page) => [
    page.kind === 'prerendered' ? page.address : `${page.address} (${page.kind})`,
    String(page.width),
    (middle(page, 'largest') / 1000).toFixed(2),
    (middle(page, 'ready') / 1000).toFixed(2),
    middle(page, 'shift').toFixed(3),
    (middle(page, 'javascript') / 1000).toFixed(1),
    middle(page, 'requests').toFixed(0),
  ]);
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
}
