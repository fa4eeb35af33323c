import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { visuallyHiddenClass } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { controlProps, textOption, widthOption } from '../../field/controlProps.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { ChoiceText } from '../radioCards/ChoiceText.tsx';
import { comboboxStyles } from './comboboxStyles.ts';
import type { Findable } from './findOptions.ts';

const NONE = -1;

interface ComboboxBoxProps {
  readonly widget: WidgetProps;
  /** What stands in the field. */
  readonly text: string;
  /** What the list offers now. */
  readonly found: readonly Findable[];
  readonly isChosen: (option: Findable) => boolean;
  /** What a screen reader is told of the list while it is open; without an option it is seen too. */
  readonly said: string;
  readonly maxLength?: number | undefined;
  readonly onType: (text: string) => void;
  /** An input method has begun to make words of what is typed, or is done with it. */
  readonly onCompose?: (isUnderWay: boolean) => void;
  readonly onTake: (option: Findable) => void;
  readonly onLeave: () => void;
  /** Below the list. */
  readonly children: ReactNode;
}

/** A field with a list: the editable combobox with list autocomplete and manual selection of the ARIA Authoring Practices. */
export function ComboboxBox(props: ComboboxBoxProps): ReactNode {
  const { widget, text, found, isChosen, said, onType, onTake, onLeave } = props;
  const { field, id, disabled } = widget;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  // Left by a press, the field keeps what it says: what is pressed must not move away below the finger.
  const [isNoted, setNoted] = useState(false);
  const isUnfound = (isOpen || isNoted) && found.length === 0 && said !== '';
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
    onTake(option);
    show(false);
  };
  const next = (move: number): number => {
    if (activeId !== undefined) return (active + move + found.length) % found.length;
    const chosen = found.findIndex(isChosen);
    if (chosen !== NONE) return chosen;
    return move > 0 ? Math.min(0, found.length - 1) : found.length - 1;
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
    else if (key === 'Escape' && text !== '') onType('');
    else {
      if (key === 'Enter') show(false);
      else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActive(NONE);
      return;
    }
    event.preventDefault();
  };

  return (
    <div className={classes.root}>
      <input
        {...controlProps(widget)}
        className={inputStyles({ select: 'yes', width: widthOption(field) }).box}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete={textOption(field, 'autocomplete') ?? 'off'}
        spellCheck={false}
        maxLength={props.maxLength}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          show(true);
        }}
        onCompositionStart={() => props.onCompose?.(true)}
        onCompositionEnd={() => props.onCompose?.(false)}
        onClick={() => show(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onLeave();
          setNoted(isUnfound);
          show(false);
        }}
      />
      {isListed && (
        // The focus stays in the field, also under a finger that scrolls the list.
        <ul
          id={listId}
          role="listbox"
          aria-label={widget.words.label}
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
              className={comboboxStyles({ chosen: isChosen(option) && 'yes' }).option}
              onClick={() => take(option)}
            >
              <ChoiceText label={option.label} classes={classes} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={isUnfound ? inputStyles().note : visuallyHiddenClass()}>
        {(isOpen || isUnfound) && said}
      </p>
      {props.children}
    </div>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}
