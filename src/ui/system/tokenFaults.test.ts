import type { SystemStyleObject } from '@chakra-ui/react';
import { describe, expect, test } from 'vitest';
import { globalCss } from './globalCss.ts';
import { refuseUnknownTokens, tokenFaults } from './tokenFaults.ts';

const faultsOf = (style: SystemStyleObject): readonly string[] => tokenFaults({ '.w-box-root': style });

describe('is refused, with the style, the property and what was meant:', () => {
  test.each<[SystemStyleObject, string]>([
    [{ bg: 'acent' }, `Style "box-root": bg: 'acent' is neither a token of colors nor CSS. Did you mean "accent"?`],
    [
      { paddingInline: '7' },
      `Style "box-root": paddingInline: '7' is neither a token of spacing nor CSS. Did you mean "6" or "8"?`,
    ],
    [
      { md: { _hover: { '& svg': { color: 'onAcent' } } } },
      `Style "box-root": md › _hover › & svg › color: 'onAcent' is neither a token of colors nor CSS. Did you mean "onAccent"?`,
    ],
    [
      { fontSize: { base: 'sm', md: '4xl' } },
      `Style "box-root": fontSize › md: '4xl' is neither a token of fontSizes nor CSS. Did you mean "xl"?`,
    ],
    [
      { borderRadius: 'huge' },
      `Style "box-root": borderRadius: 'huge' is neither a token of radii nor CSS. Known: sm, md, lg, full.`,
    ],
    [{ margin: '2 auto' }, `Style "box-root": margin: '2 auto' is neither a token of spacing nor CSS.`],
    [
      { borderTop: '1px solid {colors.lin}' },
      `Style "box-root": borderTop: '1px solid {colors.lin}' names no token. Did you mean "colors.line"?`,
    ],
    [
      { boxShadow: '0 0 1px var(--w-colors-acent)' },
      `Style "box-root": boxShadow: '0 0 1px var(--w-colors-acent)' names no token. Did you mean "--w-colors-accent"?`,
    ],
  ])('%j', (style, fault) => {
    expect(faultsOf(style)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('is a token or CSS:', () => {
  test.each<SystemStyleObject>([
    { bg: 'accent', color: 'currentColor', borderColor: 'transparent', fill: 'none', outlineColor: '#F2C063' },
    { background: 'rgb(8 16 13 / 55%)', backgroundColor: 'Canvas', stroke: 'rebeccapurple' },
    { background: 'linear-gradient(to right, {colors.line}, var(--mine)) no-repeat center / 2px' },
    { padding: '0', margin: '-2', gap: '0.125rem', top: 0, inset: '0 0 auto', marginInline: 'auto' },
    { width: 'min(32rem, calc(100% - 2rem))', maxHeight: 'none !important', minHeight: '100dvh', flexBasis: '1lh' },
    { fontWeight: '650', lineHeight: 1.7, zIndex: -1, fontSize: 'min({fontSizes.money}, 9cqi)' },
    { fontFamily: '"Some Font", sans-serif', boxShadow: 'inset 0 0 0 1px var(--w-colors-accent)', borderRadius: '50%' },
    { color: 'inherit', paddingInline: { base: '2', md: 'var(--gutter)' } },
    // These take no tokens.
    { display: 'grid', gridColumn: 2, content: '"acent"' },
  ])('%j', (style) => {
    expect(faultsOf(style)).toEqual([]);
  });
});

test('the global styles name no token that is not there', () => {
  expect(tokenFaults(globalCss)).toEqual([]);
});

test('all faults are told at once', () => {
  const styles = { '.w-box-root': { color: 'txt' }, '.w-box-part-off-yes': { gap: '9' } };
  expect(() => refuseUnknownTokens(styles)).toThrow(/"box-root".*\n.*"box-part-off-yes".*\n.*tokens\.ts/);
});
