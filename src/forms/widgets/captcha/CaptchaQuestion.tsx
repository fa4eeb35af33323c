import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { describedBy, Field } from '../../../ui/Field/Field.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { captchaStyles } from './captchaStyles.ts';
import type { Captcha, CaptchaShown } from './useCaptcha.ts';

interface CaptchaQuestionProps extends WidgetProps {
  readonly shown: CaptchaShown;
  readonly ask: Captcha['ask'];
}

/** Characters to read off a picture, or tones to count for whoever cannot see it. */
export function CaptchaQuestion({ shown, ask, ...props }: CaptchaQuestionProps): ReactNode {
  const { words } = useStep();
  const { ref, props: held } = useHeldText<HTMLInputElement>({ pointer: `${props.pointer}/captcha` });
  const isSound = shown.kind === 'sound';
  const player = useRef<HTMLAudioElement>(null);
  const { state, source } = shown;
  // It was asked for: it begins by itself.
  useEffect(() => {
    const playing = player.current?.play();
    playing?.catch(() => undefined);
  }, [source]);
  const isDue = useRef(props.invalid).current;
  // What has become due is told at the field, which is new on the page.
  useEffect(() => {
    if (isDue) ref.current?.focus();
  }, [ref, isDue]);
  const classes = captchaStyles();
  const hint = isSound ? words.widget('captcha', 'soundHint') : props.words.hint;
  const isBusy = props.disabled || state === 'loading';
  return (
    <Field
      id={props.id}
      label={isSound ? words.widget('captcha', 'soundLabel') : props.words.label}
      hint={hint}
      error={props.error}
    >
      <FieldStack gap="small">
        <div className={classes.picture}>
          {source !== undefined && !isSound && (
            <img className={classes.image} src={source} alt={words.widget('captcha', 'image')} />
          )}
          {source !== undefined && isSound && (
            <audio ref={player} controls src={source} aria-label={words.widget('captcha', 'sound')} />
          )}
          {state === 'loading' && <span>{words.widget('captcha', 'loading')}</span>}
          <Button look="link" disabled={isBusy} onClick={() => ask(shown.kind)}>
            {words.widget('captcha', isSound ? 'refreshSound' : 'refresh')}
          </Button>
          <Button look="link" disabled={isBusy} onClick={() => ask(isSound ? 'picture' : 'sound')}>
            {words.widget('captcha', isSound ? 'look' : 'listen')}
          </Button>
        </div>
        <div role="alert">{state === 'failed' && <Alert tone="error">{words.widget('captcha', 'failed')}</Alert>}</div>
        <input
          {...controlProps({ ...props, describedBy: describedBy(props.id, hint !== undefined, props.invalid) })}
          {...held}
          ref={ref}
          className={inputStyles({ width: 'short' }).box}
          type="text"
          inputMode={isSound ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FieldStack>
    </Field>
  );
}
