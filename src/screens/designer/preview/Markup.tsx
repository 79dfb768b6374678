import { type ReactNode, Suspense, use } from 'react';
import type { MarkupContext } from '#domain/markup/contexts';
import { parseMarkup } from '#domain/markup/parse';
import { mayHaveShortcodes, withEmoji } from '#domain/markup/shortcodes';
import type {
  EmojiNode,
  LinkNode,
  ListNode,
  MarkNode,
  MarkupNode,
  TimestampNode,
} from '#domain/markup/tree';
import { once } from '#domain/once';
import { useNow } from './clock';
import { CodeBlock } from './CodeBlock';
import { emojiAddress, isAllEmoji, loadEmojiNames } from './emoji';
import { LoadedImage, OutsideLink } from './OutsideContent';
import * as css from './Markup.css';
import { MentionNamesContext, type PillNode, pillText } from './mentions';
import { fullText, timestampText } from './moments';
import { Spoiler } from './Spoiler';

export interface MarkupProps {
  text: string;
  /** The part of the message that contains the text. It determines the supported markup (discord.md §8.1). */
  context: MarkupContext;
  /** Whether the text is inside a link. Links cannot be nested. */
  isLinked?: boolean;
}

export function Markup({ text, context, isLinked = false }: MarkupProps) {
  const nodes = parseMarkup(text, context);
  const props = { nodes, isLinked, mayBeLarge: context === 'content' };
  const named = <Drawn {...props} />;
  if (!mayHaveShortcodes(text)) return named;
  return (
    <Suspense fallback={named}>
      <WithEmoji {...props} />
    </Suspense>
  );
}

interface DrawnProps {
  nodes: readonly MarkupNode[];
  isLinked: boolean;
  /** Whether emoji are shown larger if the text consists of only a few emoji. */
  mayBeLarge: boolean;
}

function Drawn({ nodes, isLinked, mayBeLarge }: DrawnProps) {
  const place: Place = { isLinked, isLarge: mayBeLarge && isAllEmoji(nodes), depth: 0 };
  const content = drawnAll(nodes, place);
  return place.isLarge ? <span className={css.large}>{content}</span> : content;
}

/** Replaces emoji names by emoji. If the names cannot be loaded, they are not replaced. */
function WithEmoji({ nodes, ...props }: DrawnProps) {
  const names = use(emojiNames());
  return <Drawn {...props} nodes={names ? withEmoji(nodes, names) : nodes} />;
}

const emojiNames = once(() => loadEmojiNames().catch(() => null));

interface Place {
  isLinked: boolean;
  isLarge: boolean;
  depth: number;
}

function drawnAll(nodes: readonly MarkupNode[], place: Place): ReactNode[] {
  return nodes.map((node, index) => drawn(node, index, place));
}

function drawn(node: MarkupNode, key: number, place: Place): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strikethrough':
    case 'spoiler':
      return marked(node, key, place);
    case 'code':
      return (
        <code key={key} className={css.code}>
          {node.text}
        </code>
      );
    case 'codeBlock':
      return <CodeBlock key={key} node={node} />;
    case 'quote':
      return (
        <blockquote key={key} className={css.quote}>
          {drawnAll(node.children, place)}
        </blockquote>
      );
    // The element looks like a heading but is a plain element, because user content must not change the page's outline.
    case 'heading':
      return (
        <span key={key} className={css.heading[node.level]}>
          {drawnAll(node.children, place)}
        </span>
      );
    case 'subtext':
      return (
        <span key={key} className={css.subtext}>
          {drawnAll(node.children, place)}
        </span>
      );
    case 'list':
      return listed(node, key, place);
    case 'link':
      return linked(node, key, place);
    case 'emoji':
      return <CustomEmoji key={key} node={node} isLarge={place.isLarge} />;
    case 'timestamp':
      return <Timestamp key={key} node={node} />;
    case 'mention':
    case 'broadcast':
    case 'command':
    case 'guildSection':
      return <Pill key={key} node={node} />;
  }
}

function Pill({ node }: { node: PillNode }) {
  return <span className={css.pill}>{pillText(node, use(MentionNamesContext))}</span>;
}

function marked({ type, children }: MarkNode, key: number, place: Place): ReactNode {
  const content = drawnAll(children, place);
  switch (type) {
    case 'bold':
      return (
        <strong key={key} className={css.bold}>
          {content}
        </strong>
      );
    case 'italic':
      return <em key={key}>{content}</em>;
    case 'underline':
      return <u key={key}>{content}</u>;
    case 'strikethrough':
      return <s key={key}>{content}</s>;
    case 'spoiler':
      return <Spoiler key={key}>{content}</Spoiler>;
  }
}

function listed({ ordered, start, items }: ListNode, key: number, place: Place): ReactNode {
  const inside = { ...place, depth: place.depth + 1 };
  const drawnItems = items.map((item, index) => (
    <li key={index} className={css.item}>
      {drawnAll(item, inside)}
    </li>
  ));
  if (!ordered) {
    return (
      <ul key={key} className={css.list[place.depth === 0 ? 'disc' : 'circle']}>
        {drawnItems}
      </ul>
    );
  }
  const digits = String(start + items.length - 1).length;
  return (
    <ol
      key={key}
      start={start}
      className={css.list.decimal}
      style={{ marginInlineStart: `${0.8 + digits * 0.6}em` }}
    >
      {drawnItems}
    </ol>
  );
}

function linked({ form, href, title, children }: LinkNode, key: number, place: Place): ReactNode {
  const content = drawnAll(children, { ...place, isLinked: true });
  if (place.isLinked) return <span key={key}>{content}</span>;
  const told = form === 'masked' ? (title ?? href) : undefined;
  return (
    <OutsideLink key={key} href={href} title={told} className={css.link}>
      {content}
    </OutsideLink>
  );
}

function CustomEmoji({ node, isLarge }: { node: EmojiNode; isLarge: boolean }) {
  const name = `:${node.name}:`;
  return (
    <LoadedImage
      src={emojiAddress(node)}
      alt={name}
      className={css.emoji[isLarge ? 'large' : 'small']}
      fallback={name}
    />
  );
}

function Timestamp({ node: { unix, style } }: { node: TimestampNode }) {
  const time = unix * 1_000;
  const text = useNow((now) => timestampText(time, style, now));
  return (
    <time dateTime={new Date(time).toISOString()} title={fullText(time)} className={css.timestamp}>
      {text}
    </time>
  );
}
