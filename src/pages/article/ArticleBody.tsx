import { Fragment, type ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import type { Block, Cell, Inline } from '../../domain/article.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { OutwardLink } from '../OutwardLink.tsx';
import { useOutwardLink } from '../../i18n/useOutwardLink.ts';
import { articleStyles } from './articleStyles.ts';

const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

interface ArticleBodyProps {
  readonly body: readonly Block[];
  /** Fills the values in a text. */
  readonly fill: (text: string) => string;
}

/** The blocks of an article. Their keys are their places: an article is shown whole, and never in another order. */
export function ArticleBody({ body, fill }: ArticleBodyProps): ReactNode {
  return body.map((block, index) => <OneBlock key={index} block={block} fill={fill} />);
}

function OneBlock({ block, fill }: { readonly block: Block; readonly fill: ArticleBodyProps['fill'] }): ReactNode {
  const t = useWords('pages');
  const classes = articleStyles();
  if (block.type === 'heading') {
    const { level, content } = block;
    // A text alone: its lines end between words.
    const text = content.every((part) => typeof part === 'string') && fill(content.join(''));
    return <Heading level={level}>{text || <Line content={content} fill={fill} />}</Heading>;
  }
  if (block.type === 'paragraph') {
    return (
      <p className={classes.text}>
        <Line content={block.content} fill={fill} />
      </p>
    );
  }
  if (block.type === 'note') {
    return (
      <Alert>
        <div className={classes.note}>
          <ArticleBody body={block.body} fill={fill} />
        </div>
      </Alert>
    );
  }
  if (block.type === 'table') {
    const shown = (cell: Cell): ReactNode => <Line content={cell} fill={fill} />;
    return <DataTable label={t('table')} head={block.head.map(shown)} rows={block.rows.map((row) => row.map(shown))} />;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={classes.list}>
      {block.items.map((item, index) => (
        <li key={index}>
          <ArticleBody body={item} fill={fill} />
        </li>
      ))}
    </List>
  );
}

function Line({
  content,
  fill,
}: {
  readonly content: readonly Inline[];
  readonly fill: ArticleBodyProps['fill'];
}): ReactNode {
  return content.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? <LinkedText text={fill(part)} /> : <Marked part={part} fill={fill} />}
    </Fragment>
  ));
}

/** A text whose e-mail addresses are links; a line may end before the name of the host. */
function LinkedText({ text }: { readonly text: string }): ReactNode {
  return text.split(MAIL).map((part, index) => {
    if (index % 2 === 0) return part;
    const at = part.indexOf('@') + 1;
    return (
      <a key={index} href={`mailto:${part}`}>
        {part.slice(0, at)}
        <wbr />
        {part.slice(at)}
      </a>
    );
  });
}

function Marked({
  part,
  fill,
}: {
  readonly part: Exclude<Inline, string>;
  readonly fill: ArticleBodyProps['fill'];
}): ReactNode {
  const inner = <Line content={part.content} fill={fill} />;
  if (part.type !== 'link') return part.type === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
  if (part.to.startsWith('/')) {
    return (
      <Link to={part.to} otherwise={inner}>
        {inner}
      </Link>
    );
  }
  if (/^(mailto|tel):/.test(part.to)) return <a href={part.to}>{inner}</a>;
  return <Outward address={part.to}>{inner}</Outward>;
}

/** An address that the gate refuses is no link: the check of articles finds it first. */
function Outward({ address, children }: { readonly address: string; readonly children: ReactNode }): ReactNode {
  const href = useOutwardLink()(address);
  return href === undefined ? children : <OutwardLink href={href}>{children}</OutwardLink>;
}
