import type { ReactNode } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { captchaStyles } from './captchaStyles.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Characters to read off a picture; the value is `{ captcha_key, captcha }`. */
export function CaptchaWidget(props: WidgetProps): ReactNode {
  const { words } = useStep();
  const { ref, props: held } = useHeldText<HTMLInputElement>({ pointer: `${props.pointer}/captcha` });
  const { state, image, refresh } = useCaptcha(props);
  const classes = captchaStyles();
  return (
    <FieldStack gap="small">
      <div className={classes.picture}>
        {image !== undefined && <img className={classes.image} src={image} alt={words.widget('captcha', 'image')} />}
        {state === 'loading' && <span>{words.widget('captcha', 'loading')}</span>}
        <Button look="link" disabled={props.disabled || state === 'loading'} onClick={refresh}>
          {words.widget('captcha', 'refresh')}
        </Button>
      </div>
      <div role="alert">{state === 'failed' && <Alert tone="error">{words.widget('captcha', 'failed')}</Alert>}</div>
      <input
        {...controlProps(props)}
        {...held}
        ref={ref}
        className={inputStyles({ width: 'short' }).box}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldStack>
  );
}
