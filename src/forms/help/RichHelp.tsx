import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { ownPage } from '../../domain/linkGate.ts';
import { LINK_MARK } from '../../i18n/linkMark.ts';
import { useOutwardLink } from '../../i18n/useOutwardLink.ts';
import { NewTabLink } from '../../ui/NewTabLink/NewTabLink.tsx';
import { useStep } from '../field/StepContext.ts';
import { helpStyles } from './helpStyles.ts';

interface RichHelpProps {
  readonly said: readonly Json[];
  /** The same as paragraphs. */
  readonly children: ReactNode;
}

/** Paragraphs, lists and what opens, with links in their texts. */
export default function RichHelp({ said }: RichHelpProps): ReactNode {
  return said.map((one, index) => <Block key={index} said={one} />);
}

function Block({ said }: { readonly said: Json }): ReactNode {
  const classes = helpStyles();
  if (isBlock(said) && said.list !== undefined)
    return (
      <ul className={classes.list}>
        {rows(said.list).map((item, index) => (
          <Text key={index} as="li" said={item} />
        ))}
      </ul>
    );
  if (isBlock(said))
    return (
      <details className={classes.more}>
        <Text as="summary" className={classes.summary} said={said.more ?? ''} />
        {rows(said.body).map((one, index) => (
          <Block key={index} said={one} />
        ))}
      </details>
    );
  return <Text as="p" said={said} />;
}

/** Not one of several texts by a value. */
function isBlock(said: Json): said is JsonObject {
  return isJsonObject(said) && said.by === undefined;
}

function rows(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

interface TextProps {
  readonly as: 'p' | 'li' | 'summary';
  readonly said: Json;
  readonly className?: string;
}

/** A text with its links. Marks are read before values are filled in: no value can be one. */
function Text({ as: Element, said, className }: TextProps): ReactNode {
  const { words } = useStep();
  const text = words.chosen(said);
  if (text === undefined) return null;
  const pieces = text.split(LINK_MARK);
  const parts = pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const shown = words.fill(piece, {});
    const name = index % 3 === 2 ? pieces[index - 1] : undefined;
    return name === undefined ? (
      shown
    ) : (
      <HelpLink key={index} name={name}>
        {shown}
      </HelpLink>
    );
  });
  return <Element className={className}>{parts}</Element>;
}

/** The base path without its last slash, for the addresses of links. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** In a new tab: what is typed and not yet sent stays where it is. An address that the gate refuses is no link: the checker finds
 * it first. */
function HelpLink({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const { links, words } = useStep();
  const outward = useOutwardLink();
  const address = isJsonObject(links) ? String(links[name] ?? '') : '';
  const page = ownPage(address);
  const href = page === undefined ? outward(address) : BASE + page;
  return href === undefined ? (
    children
  ) : (
    <NewTabLink href={href} says={words.widget('help', 'newTab')}>
      {children}
    </NewTabLink>
  );
}
