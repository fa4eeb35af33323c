import { useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Json } from '../../../domain/json.ts';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { visuallyHiddenClass } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { controlProps, textOption, widthOption } from '../../field/controlProps.ts';
import { useStep } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { ListNotLoaded } from '../../options/ListNotLoaded.tsx';
import { useOptions } from '../../options/useOptions.ts';
import { ChoiceText } from '../radioCards/ChoiceText.tsx';
import { comboboxStyles } from './comboboxStyles.ts';
import type { Findable } from './findOptions.ts';
import { findable, matching } from './findOptions.ts';
import { useTypedChoice } from './useTypedChoice.ts';

const NONE = -1;

/** One of a long list, found by typing: the editable combobox with list autocomplete and manual selection of the ARIA Authoring
 * Practices. Only what the list offers is an answer; another text stays where it was typed, with an error at it. */
export function ComboboxWidget(props: WidgetProps): ReactNode {
  const { field, pointer, id, disabled } = props;
  const { words } = useStep();
  const { options, state, retry } = useOptions(field, props.words);
  const all = useMemo(() => findable(options, textsOf(field.options['searchBy'])), [options, field]);
  const { value, typed, type, choose } = useTypedChoice(pointer, all, state === 'ready');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const text = typed ?? all.find((option) => option.value === value)?.name ?? (state === 'loading' ? '' : value);
  const found = typed === undefined ? all : matching(all, typed);
  const isListed = isOpen && !disabled && found.length > 0;
  const listId = `${id}-list`;
  const activeId = isListed && active !== NONE ? optionId(id, active) : undefined;
  const classes = comboboxStyles();
  useEffect(() => {
    if (isListed) document.getElementById(activeId ?? listId)?.scrollIntoView({ block: 'nearest' });
  }, [isListed, activeId, listId]);

  const show = (isShown: boolean, at = NONE): void => {
    setOpen(isShown);
    setActive(at);
  };
  const take = (option: Findable | undefined): void => {
    if (!option || option.closed) return;
    choose(option.value);
    show(false);
  };
  const next = (move: number): number => {
    if (activeId !== undefined) return (active + move + found.length) % found.length;
    const chosen = found.findIndex((option) => option.value === value);
    if (chosen !== NONE) return chosen;
    return move > 0 ? 0 : found.length - 1;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const move = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    // A key of an input method is none of the list's.
    if (event.nativeEvent.isComposing) return;
    if (move !== 0 && event.altKey) show(move > 0);
    else if (move !== 0) show(true, next(move));
    else if (key === 'Enter' && activeId !== undefined) take(found[active]);
    else if (key === 'Escape' && isOpen) show(false);
    else if (key === 'Escape' && text !== '') type('');
    else {
      if (key === 'Enter') show(false);
      else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActive(NONE);
      return;
    }
    event.preventDefault();
  };
  const said = (): string => {
    // That the list did not come is said beside it.
    if (!isOpen || state === 'failed') return '';
    if (state === 'loading') return words.widget('select', 'loading');
    if (found.length > 0) return words.widget('combobox', 'found', { count: found.length });
    return all.length > 0 ? words.widget('combobox', 'none') : words.widget('select', 'none');
  };

  return (
    <div className={classes.root}>
      <input
        {...controlProps(props)}
        className={inputStyles({ select: 'yes', width: widthOption(field) }).box}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete={textOption(field, 'autocomplete') ?? 'off'}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          show(true);
        }}
        onClick={() => show(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (value !== '') choose(value);
          show(false);
        }}
      />
      {isListed && (
        // The focus stays in the field, also under a finger that scrolls the list.
        <ul
          id={listId}
          role="listbox"
          aria-label={props.words.label}
          className={classes.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((option, index) => (
            <li
              key={option.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              aria-disabled={option.closed || undefined}
              className={comboboxStyles({ chosen: option.value === value && 'yes' }).option}
              onClick={() => take(option)}
            >
              <ChoiceText label={option.label} classes={classes} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={isOpen && found.length === 0 ? inputStyles().note : visuallyHiddenClass()}>
        {said()}
      </p>
      {state === 'failed' && <ListNotLoaded retry={retry} />}
    </div>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly Json[]).map(String) : [];
}
