import type { ReactNode } from 'react';
import type { choiceStyles } from './choiceStyles.ts';

/** What a choice says: the first line of an option's words is its name, further lines tell more. */
export function ChoiceText(props: {
  readonly label: string;
  readonly classes: Pick<ReturnType<typeof choiceStyles>, 'text' | 'detail'>;
}): ReactNode {
  const { label, classes } = props;
  const [name = '', ...details] = label.split('\n');
  return (
    <span className={classes.text}>
      {name}
      {details.map((detail) => (
        <span key={detail} className={classes.detail}>
          {detail}
        </span>
      ))}
    </span>
  );
}
