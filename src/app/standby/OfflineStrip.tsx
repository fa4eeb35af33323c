import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { defineRecipe } from '../../ui/system/recipe.ts';
import { useIsOnline } from './useIsOnline.ts';

const styles = defineRecipe({
  name: 'offline',
  base: {
    root: { position: 'sticky', bottom: '0', zIndex: 'sticky' },
    strip: {
      display: 'flex',
      justifyContent: 'center',
      gap: '3',
      paddingBlock: '3',
      paddingInline: '4',
      bg: 'warningSoft',
      color: 'text',
      borderTop: '2px solid {colors.warning}',
    },
    icon: { flex: 'none', height: '1lh', color: 'warning' },
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
      {!isOnline && (
        <div className={classes.strip}>
          <Icon name="triangle-alert" className={classes.icon} />
          <p>{t('offline')}</p>
        </div>
      )}
    </div>
  );
}
