import { lazy, Suspense, type ReactNode } from 'react';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { useCaptcha } from './useCaptcha.ts';

const CaptchaQuestion = lazy(async () => ({ default: (await import('./CaptchaQuestion.tsx')).CaptchaQuestion }));

/** Tells people from programs; the value is `{ captcha_key, captcha }`. There is nothing to see as long as the work of the
 * browser is enough. */
export function CaptchaWidget(props: WidgetProps): ReactNode {
  const { shown, ask } = useCaptcha(props);
  return (
    shown && (
      <Suspense>
        <CaptchaQuestion {...props} shown={shown} ask={ask} />
      </Suspense>
    )
  );
}
