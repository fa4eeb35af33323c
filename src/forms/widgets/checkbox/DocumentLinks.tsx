import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CallOutcome } from '../../../api/outcome.ts';
import type { Json } from '../../../domain/json.ts';
import { isJsonObject } from '../../../domain/json.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { useFieldCall } from '../../field/useFieldCall.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import type { Given } from '../givenFields.ts';

/** Documents of `ui:options.documents`, each opened in a tab of its own: the field's `x-service` gives the address of one
 * by its type and the language. */
export function DocumentLinks({ field, words, disabled }: WidgetProps): ReactNode {
  const { words: step } = useStep();
  const call = useFieldCall(field);
  /** What came of the last that was asked for, if it did not open. */
  const [failed, setFailed] = useState<CallOutcome>();
  const open = async (type: string): Promise<void> => {
    setFailed(undefined);
    // At once, because only a tab that a click opens is let through; it learns its address when that is known.
    const tab = window.open('', '_blank');
    const outcome = await call({ file_type: type, language: step.locale } satisfies Given<'documents'>);
    const address =
      outcome.type === 'done' && isJsonObject(outcome.data) ? ownAddress(outcome.data.file_url) : undefined;
    if (tab && address !== undefined) {
      tab.opener = null;
      tab.location.replace(address);
      return;
    }
    tab?.close();
    setFailed(outcome);
  };
  const known = failed?.type === 'business' ? step.code(failed.code, failed.data) : undefined;
  return (
    <FieldStack gap="small">
      {(field.options.documents as readonly Json[]).map(String).map((type) => (
        <div key={type}>
          <Button look="link" disabled={disabled} onClick={() => void open(type)}>
            {step.widget('checkbox', 'opensDocument', { name: words.option(type) })}
          </Button>
        </div>
      ))}
      <div role="alert">{failed && <Alert tone="error">{known ?? step.widget('checkbox', 'failed')}</Alert>}</div>
    </FieldStack>
  );
}

/** An address on this very origin, and no other. */
function ownAddress(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return undefined;
  const address = new URL(value, window.location.origin);
  return address.origin === window.location.origin ? address.href : undefined;
}
