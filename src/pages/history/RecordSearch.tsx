import { useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { inputStyles } from '../../ui/Input/inputStyles.ts';
import { historyStyles } from './historyStyles.ts';

/** As long as the gateway takes. */
const LONGEST = 40;

interface RecordSearchProps {
  readonly value: string;
  /** Empty for all. */
  readonly onSearch: (text: string) => void;
}

/** Looks for a text in records, when it is asked to: each letter by itself would be a call. */
export function RecordSearch({ value, onSearch }: RecordSearchProps): ReactNode {
  const t = useWords('pages');
  const classes = historyStyles();
  const [id, hintId] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ over: value, text: value });
  const text = typed.over === value ? typed.text : value;
  const search = (wanted: string): void => {
    setTyped({ over: value, text: wanted });
    if (wanted.trim() !== value) onSearch(wanted.trim());
  };
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <label htmlFor={id} className={classes.searchLabel}>
        {t('history.search.label')}
      </label>
      <div className={classes.searchLine}>
        <input
          id={id}
          ref={field}
          className={inputStyles().box}
          value={text}
          maxLength={LONGEST}
          aria-describedby={hintId}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped({ over: value, text: target.value })}
        />
        <Button type="submit">{t('history.search.find')}</Button>
        {value !== '' && (
          <Button
            look="link"
            onClick={() => {
              search('');
              field.current?.focus();
            }}
          >
            {t('history.search.clear')}
          </Button>
        )}
      </div>
      <p id={hintId} className={classes.note}>
        {t('history.search.hint')}
      </p>
    </form>
  );
}
