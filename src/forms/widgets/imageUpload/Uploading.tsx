import type { ReactNode } from 'react';
import { defineRecipe } from '../../../ui/system/recipe.ts';
import { Waiting } from '../../../ui/Waiting/Waiting.tsx';

const uploadingStyles = defineRecipe({
  name: 'uploading',
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3' },
    bar: { flex: '1', minWidth: 0, maxWidth: '20rem', height: '0.75rem', accentColor: 'accent' },
    percent: { color: 'textMuted', fontVariantNumeric: 'tabular-nums' },
  },
});

interface UploadingProps {
  /** The words of the widget. */
  readonly say: (key: 'uploading' | 'stillUploading') => string;
  /** How much has been sent, from 0 to 1. */
  readonly progress: number;
  readonly locale: string;
}

/** A file is under way. How far it is can be seen and asked for; a screen reader is not told each step of it. */
export function Uploading({ say, progress, locale }: UploadingProps): ReactNode {
  const classes = uploadingStyles();
  return (
    <div>
      <Waiting label={say('uploading')} stillLabel={say('stillUploading')} />
      <div className={classes.root}>
        <progress className={classes.bar} aria-label={say('uploading')} value={progress} />
        <span className={classes.percent} aria-hidden="true">
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(progress)}
        </span>
      </div>
    </div>
  );
}
