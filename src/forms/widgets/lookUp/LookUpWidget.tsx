import { useState, type ReactNode } from 'react';
import { isJsonObject } from '../../../domain/json.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { NotLoaded } from '../../field/NotLoaded.tsx';
import { keptOf } from '../../options/suggestions.ts';
import { ComboboxBox } from '../combobox/ComboboxBox.tsx';
import { countOf } from '../combobox/ComboboxWidget.tsx';
import { useTypedChoice } from '../combobox/useTypedChoice.ts';
import { useSuggestions } from './useSuggestions.ts';

/** One of what the gateway finds for a text; the answer is what the field keeps of its row, and reads as the row does. */
export function LookUpWidget(props: WidgetProps): ReactNode {
  const { field, pointer } = props;
  const { words } = useStep();
  const [isComposing, setComposing] = useState(false);
  const { answer, typed, offer, type, choose, drop } = useTypedChoice(pointer, ({ row }) =>
    keptOf(field.schema, row ?? null),
  );
  const { options, state, service, valueOf, nameOf, retry } = useSuggestions(
    props,
    isComposing ? undefined : typed,
    drop,
  );
  offer(options, false);
  const chosen = isJsonObject(answer) ? answer : undefined;
  const said = (): string => {
    if (state === 'loading') return words.widget('select', 'loading');
    if (state === 'short') return words.widget('lookUp', 'more', { count: service.least });
    return state === 'ready' ? countOf(options, words) : '';
  };
  return (
    <ComboboxBox
      widget={props}
      text={typed ?? (chosen ? nameOf(chosen) : '')}
      found={options}
      isChosen={({ value }) => chosen !== undefined && value === valueOf(chosen)}
      said={said()}
      maxLength={service.most}
      onType={type}
      onCompose={setComposing}
      onTake={({ row }) => choose(keptOf(field.schema, row ?? null))}
      onLeave={() => {
        if (chosen) choose(chosen);
      }}
    >
      {state === 'failed' && <NotLoaded what="select" retry={retry} />}
    </ComboboxBox>
  );
}
