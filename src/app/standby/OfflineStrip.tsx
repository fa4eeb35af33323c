import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { defineRecipe } from '../../ui/system/recipe.ts';
import { useIsOnline } from './useIsOnline.ts';

const styles = defineRecipe({
  name: 'offline',
  base: {
    root: { position: 'sticky', bottom: '0', zIndex: 'sticky' },
    // Without an icon, which would have to be fetched.
    strip: {
      paddingBlock: '3',
      paddingInline: '4',
      textAlign: 'center',
      bg: 'warningSoft',
      color: 'text',
      borderTop: '2px solid {colors.warning}',
    },
  },
});

/** Says before anything fails that there is no connection, for as long as there is none (section 8 of the specification). */
export function OfflineStrip(): ReactNode {
  const t = useWords('app');
  const isOnline = useIsOnline();
  const classes = styles();
  return (
    // A region that was there before is what a screen reader listens to.
    <div className={classes.root} role="status">
      {!isOnline && <p className={classes.strip}>{t('offline')}</p>}
    </div>
  );
}
