import { defineRecipe } from '../ui/system/recipe.ts';
import { visuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';

/** Header, side menu and the frame of a page. */
export const headerStyles = defineRecipe({
  name: 'header',
  base: {
    root: {
      bg: 'surface',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      position: 'sticky',
      // A phone on its side, or one with large text, has no height to give away: below 28rem it sticks nowhere. A media query does not
      // know of text that the page itself was told to enlarge.
      top: 'min(0px, calc(100vh - 28rem) * 999)',
      zIndex: 'sticky',
      // On paper only the name of who gives the receipt.
      _print: { position: 'static' },
    },
    bar: {
      maxWidth: 'page',
      marginInline: 'auto',
      minHeight: '4rem',
      paddingInline: 'min(1rem, 5vw)',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      md: { paddingInline: '6', columnGap: '6' },
    },
    brand: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      // The height of the bar: a menu that opens below leaves the line where it is.
      height: '4rem',
      fontWeight: 'bold',
      fontSize: 'md',
      md: { fontSize: 'lg' },
      lineHeight: 'tight',
      color: 'text',
      textDecoration: 'none',
      flex: 1,
      minWidth: '28px',
      // Where large text leaves the name no room beside it, the mark speaks for it: what wraps is out of sight.
      flexWrap: 'wrap',
      overflow: 'clip',
      overflowClipMargin: '0.375rem',
      '& svg': { flex: 'none', height: '4rem' },
      // At 400 % zoom the name is out of sight, too, so that menu and language keep their places.
      '& span': { flex: '1 0 min-content', wordBreak: 'keep-all', '@media (max-width: 22rem)': visuallyHidden },
    },
    nav: {
      display: 'none',
      order: 2,
      width: '100%',
      paddingBlock: '2',
      md: { display: 'block', order: 0, width: 'auto' },
      _print: { display: 'none' },
      // No button opens it.
      '@media (scripting: none)': { display: 'block !important', maxHeight: 'none !important' },
    },
    links: {
      display: 'flex',
      flexDirection: 'column',
      listStyle: 'none',
      md: { flexDirection: 'row', alignItems: 'center', gap: '5' },
    },
    link: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 'medium' },
    menuButton: { order: 1, paddingInline: '3', md: { display: 'none' }, _print: { display: 'none' } },
  },
  variants: {
    wide: { yes: { bar: { maxWidth: 'none' } } },
    nav: {
      long: {
        // In English the links leave the name no room in the width of a page.
        bar: { xl: { columnGap: '4', paddingInline: '4', maxWidth: '80rem' } },
        brand: { xl: { flex: '1 0 auto' } },
        nav: {
          // On a small phone the menu has more than a screen holds, below a header that stays.
          maxHeight: 'calc(100dvh - 4.5rem)',
          overflowY: 'auto',
          // What scrolls cuts off the ring of a link at its edge.
          marginInlineStart: '-0.5rem',
          paddingInlineStart: '0.5rem',
          md: { display: 'none', order: 2, width: '100%' },
          xl: {
            display: 'block',
            order: 0,
            width: 'auto',
            maxHeight: 'none',
            overflow: 'visible',
            marginInlineStart: 0,
            paddingInlineStart: 0,
          },
        },
        links: {
          md: { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
          xl: { flexDirection: 'row', alignItems: 'center', gap: '3' },
        },
        menuButton: { md: { display: 'inline-flex' }, xl: { display: 'none' } },
      },
    },
    // After the other, which it overrules.
    open: { yes: { nav: { display: 'block', md: { display: 'block' } } } },
  },
});

export const languageStyles = defineRecipe({
  name: 'language',
  base: {
    root: { display: 'flex', alignItems: 'center', listStyle: 'none', _print: { display: 'none' } },
    item: {
      display: 'flex',
      alignItems: 'center',
      '&:not(:first-of-type)::before': { content: '"/"', color: 'textMuted' },
    },
    button: {
      minHeight: '2.75rem',
      // By padding alone: with a least width a short name stands farther from the strokes beside it than a long one.
      paddingInline: '0.375rem',
      md: { paddingInline: '0.625rem' },
      cursor: 'pointer',
      color: 'accent',
      fontSize: 'sm',
      borderRadius: 'sm',
      '&[aria-pressed=true]': { color: 'text', fontWeight: 'bold' },
      _hover: { textDecoration: 'underline' },
    },
  },
});

export const frameStyles = defineRecipe({
  name: 'frame',
  base: {
    root: {
      minHeight: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      _print: { minHeight: 'auto' },
      // Where the footer stands nobody knows before the page is there: it would be pushed down under the eyes of the reader. A form that
      // is being sent is there.
      '&:has(main .w-waiting-root:not(form *)) > footer': { visibility: 'hidden' },
      // Below the notice of Home, on whose button a message would lie.
      '&:has(.w-notice-root) ~ .w-toasts-region': { md: { top: '11rem' } },
    },
    main: {
      flex: 1,
      width: '100%',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: 'min(1rem, 5vw)',
      paddingBlock: '6',
      md: { paddingInline: '6', paddingBlock: '10' },
    },
    columns: { flex: 1, width: '100%', md: { display: 'flex' } },
    content: {
      flex: 1,
      minWidth: 0,
      paddingInline: 'min(1rem, 5vw)',
      paddingBlock: '6',
      md: { paddingInline: '8', paddingBlock: '10' },
    },
    failure: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '40rem', marginInline: 'auto' },
  },
});

export const menuStyles = defineRecipe({
  name: 'menu',
  base: {
    root: {
      display: 'none',
      flexDirection: 'column',
      gap: '6',
      padding: '4',
      bg: 'surface',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      _print: { display: 'none !important' },
      md: {
        display: 'flex',
        flex: 'none',
        width: '15rem',
        paddingBlock: '8',
        borderBottomWidth: 0,
        borderInlineEndWidth: '1px',
        borderInlineEndStyle: 'solid',
        position: 'sticky',
        top: '4rem',
        alignSelf: 'flex-start',
        height: 'calc(100dvh - 4rem - var(--foot, 0rem))',
        overflowY: 'auto',
      },
    },
    list: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.75rem',
      paddingInline: '3',
      borderRadius: 'md',
      color: 'text',
      textDecoration: 'none',
      fontWeight: 'medium',
      _hover: { bg: 'surfaceSoft' },
      '&[aria-current=page]': { bg: 'accentSoft', color: 'accentStrong', fontWeight: 'bold' },
    },
    foot: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      marginTop: 'auto',
      paddingTop: '4',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderColor: 'line',
    },
    person: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: '3',
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    level: { color: 'textMuted', fontSize: 'sm', lineHeight: 'tight' },
    upgrade: {
      display: 'block',
      marginInline: '3',
      padding: '3',
      borderRadius: 'md',
      bg: 'warningSoft',
      color: 'warning',
      fontSize: 'sm',
      fontWeight: 'medium',
      _hover: { color: 'warning' },
    },
  },
  variants: { open: { yes: { root: { display: 'flex' } } } },
});
