import { QRCodeSVG } from 'qrcode.react';
import { useRef, type ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { Button } from '../Button/Button.tsx';
import { saveDrawing } from './saveDrawing.ts';

const styles = defineRecipe({
  name: 'qr-code',
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2', marginBlock: '2' },
    // A camera reads dark on light, in the dark too; the light edge is part of the drawing.
    picture: { width: 'min(15rem, 100%)', height: 'auto', borderRadius: 'md' },
    tools: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '4' },
  },
});

/** Light modules around a code, without which it is not found (ISO/IEC 18004). */
const EDGE = 4;

interface QrCodeProps {
  readonly value: string;
  /** What the code is: for those who do not see it, and as the name of the saved picture. */
  readonly label: string;
  readonly saveLabel: string;
  /** What else can be done with the code. */
  readonly children?: ReactNode;
}

/** A code to scan. Who reads the page on the phone that is to scan it saves it as a picture, and opens that from the other app. */
export function QrCode({ value, label, saveLabel, children }: QrCodeProps): ReactNode {
  const classes = styles();
  const drawing = useRef<SVGSVGElement>(null);
  return (
    <div className={classes.root}>
      <QRCodeSVG
        ref={drawing}
        value={value}
        level="M"
        marginSize={EDGE}
        role="img"
        aria-label={label}
        className={classes.picture}
      />
      <div className={classes.tools}>
        <Button size="small" onClick={() => void (drawing.current && saveDrawing(drawing.current, `${label}.png`))}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}
