import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { defineRecipe } from '../../ui/system/recipe.ts';
import { useIsOnline } from '../../i18n/useIsOnline.ts';

const styles = defineRecipe({
  name: 'offline',
  base: {
    root: { position: 'sticky', bottom: '0', zIndex: 'sticky', pointerEvents: 'none' },
    strip: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      paddingBlock: '3',
      paddingInline: '4',
      bg: 'warningSoft',
      color: 'text',
      borderTop: '2px solid {colors.warning}',
      // Beside it there is room on a desk, for what stands in the corners.
      md: { width: 'fit-content', marginInline: 'auto', paddingInline: '8', borderTopRadius: 'md' },
    },
    icon: { flexShrink: '0', color: 'warning' },
  },
});

/** Says before anything fails that there is no connection, for as long as there is none (section 8 of the specification): at the foot of
 * the window, however far the member has scrolled, which only what is last in the document keeps to. */
export function OfflineStrip(): ReactNode {
  const t = useWords('app');
  const isOnline = useIsOnline();
  const classes = styles();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What failed is said above it, and whatever is scrolled to ends there.
    document.documentElement.style.setProperty('--foot', `${root.current?.offsetHeight ?? 0}px`);
    // What the member is at, or waits for, has the focus: it is not to lie below the strip.
    if (!isOnline && document.activeElement !== document.body)
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isOnline]);
  return createPortal(
    // A region that was there before is what a screen reader listens to.
    <div ref={root} className={classes.root} role="status">
      {!isOnline && (
        <p className={classes.strip}>
          {/* The sheet of icons is there: the menu above has used it. */}
          <Icon name="triangle-alert" className={classes.icon} />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>,
    document.body,
  );
}
