import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/** Fonts of the member's own system: no download, and each Chinese script in its own shapes. */
const latin = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial';
const traditional =
  '"PingFang HK", "PingFang TC", "Microsoft JhengHei", "Noto Sans HK", "Noto Sans CJK HK", "Noto Sans TC", "Noto Sans CJK TC"';
const simplified = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"';

export const tokens = defineTokens({
  fonts: {
    body: { value: `${latin}, ${traditional}, ${simplified}, sans-serif` },
    bodySimplified: { value: `${latin}, ${simplified}, ${traditional}, sans-serif` },
    code: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
    // A sum in a list or on a card, and the one that a page is about; both in figures of one width.
    money: { value: '1.75rem' },
    moneyLarge: { value: '2.75rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, bold: { value: '600' } },
  lineHeights: { tight: { value: '1.3' }, body: { value: '1.6' } },
  spacing: {
    '0': { value: '0' },
    '1': { value: '0.25rem' },
    '2': { value: '0.5rem' },
    '3': { value: '0.75rem' },
    '4': { value: '1rem' },
    '5': { value: '1.25rem' },
    '6': { value: '1.5rem' },
    '8': { value: '2rem' },
    '10': { value: '2.5rem' },
    '12': { value: '3rem' },
    '16': { value: '4rem' },
  },
  sizes: {
    full: { value: '100%' },
    control: { value: '3rem' },
    form: { value: '36rem' },
    page: { value: '70rem' },
  },
  radii: { sm: { value: '0.375rem' }, md: { value: '0.625rem' }, lg: { value: '1rem' }, full: { value: '999px' } },
  zIndex: { sticky: { value: 10 }, toast: { value: 30 } },
});

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Every pair of text and ground below has at least 4.5 to 1, every border of a control 3 to 1 (WCAG 2.2 AA). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    ground: both('#F4F7F6', '#0E1412'),
    surface: both('#FFFFFF', '#161E1B'),
    surfaceSoft: both('#EDF2F0', '#1E2825'),
    text: both('#15201C', '#E6EDEA'),
    textMuted: both('#4C5B55', '#A9B7B1'),
    line: both('#D8E0DC', '#2C3834'),
    control: both('#75857E', '#7F9089'),
    accent: both('#0A6858', '#5BD0B3'),
    accentStrong: both('#07493E', '#8FE5CE'),
    onAccent: both('#FFFFFF', '#04261E'),
    accentSoft: both('#E3F2EE', '#12332B'),
    success: both('#1B6A33', '#82D69A'),
    successSoft: both('#E6F4E9', '#14311D'),
    info: both('#1D588F', '#93C5F2'),
    infoSoft: both('#E8F1FA', '#13293D'),
    danger: both('#B3261E', '#FF9C94'),
    dangerSoft: both('#FDF0EF', '#371512'),
    warning: both('#7A4B00', '#F2C063'),
    warningSoft: both('#FFF6E3', '#33260C'),
    focus: both('#0A6858', '#8FE5CE'),
    faceGreen: both('#0A4F44', '#0C4A40'),
    faceBlue: both('#1B3A6B', '#1E3A66'),
    faceRed: both('#7A1F2B', '#6E222C'),
    faceGrey: both('#4A5450', '#3A4440'),
    faceChip: both('#D8BC7A', '#C9AE70'),
    onFace: both('#FFFFFF', '#FFFFFF'),
  },
  shadows: {
    card: both('0 1px 2px rgb(21 32 28 / 6%), 0 8px 24px rgb(21 32 28 / 5%)', '0 0 0 1px #2C3834'),
    raised: both('0 12px 40px rgb(21 32 28 / 22%)', '0 12px 40px rgb(0 0 0 / 60%)'),
  },
});
