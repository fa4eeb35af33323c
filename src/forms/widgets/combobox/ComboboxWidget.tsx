import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Json } from '../../../domain/json.ts';
import type { StepWords } from '../../../i18n/stepWords.ts';
import { useStep } from '../../field/StepContext.ts';
import { asText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { NotLoaded } from '../../field/NotLoaded.tsx';
import { useOptions } from '../../options/useOptions.ts';
import { ComboboxBox } from './ComboboxBox.tsx';
import type { Findable } from './findOptions.ts';
import { findable, matching } from './findOptions.ts';
import { useTypedChoice } from './useTypedChoice.ts';

/** One of a long list, found by typing. Only what the list offers is an answer; another text stays where it was typed, with an
 * error at it. */
export function ComboboxWidget(props: WidgetProps): ReactNode {
  const { field, pointer } = props;
  const { words } = useStep();
  const { options, state, retry } = useOptions(field, props.words);
  const all = useMemo(() => findable(options, textsOf(field.options['searchBy'])), [options, field]);
  const { answer, typed, offer, type, choose } = useTypedChoice(pointer, valueOf);
  offer(all, state === 'ready');
  const value = asText(answer);
  const found = typed === undefined ? all : matching(all, typed);
  const said = (): string => {
    // That the list did not come is said beside it.
    if (state === 'failed') return '';
    if (state === 'loading') return words.widget('select', 'loading');
    return all.length > 0 ? countOf(found, words) : words.widget('select', 'none');
  };
  return (
    <ComboboxBox
      widget={props}
      text={typed ?? all.find((option) => option.value === value)?.name ?? (state === 'loading' ? '' : value)}
      found={found}
      isChosen={(option) => option.value === value}
      said={said()}
      onType={type}
      onTake={(option) => choose(option.value)}
      onLeave={() => {
        if (value !== '') choose(value);
      }}
    >
      {state === 'failed' && <NotLoaded what="select" retry={retry} />}
    </ComboboxBox>
  );
}

/** How many options a text has left. Here, so that a look-up and this widget are one part of the page's code. */
export function countOf({ length: count }: readonly Findable[], words: StepWords): string {
  return words.widget('combobox', count > 0 ? 'found' : 'none', { count });
}

const valueOf = ({ value }: Findable): Json => value;

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly Json[]).map(String) : [];
}
