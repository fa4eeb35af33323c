import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/TextsContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { ViewedPicture } from './slide.ts';
import { viewerStyles } from './viewerStyles.ts';

interface PictureViewerProps {
  /** Nothing while the viewer is closed. */
  readonly viewed: ViewedPicture | undefined;
  readonly onClose: () => void;
}

/** An advert's picture, as large as the window allows (R-HOME-11). Escape closes it, and the focus goes back. */
export function PictureViewer({ viewed, onClose }: PictureViewerProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const name = viewed?.title ?? t('home.carousel.advert');
  return (
    <Dialog
      open={viewed !== undefined}
      size="wide"
      title={name}
      onDismiss={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {app('close')}
        </Button>
      }
    >
      <img src={viewed?.picture} alt={name} className={viewerStyles().picture} />
    </Dialog>
  );
}
