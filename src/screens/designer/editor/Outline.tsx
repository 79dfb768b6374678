import { useId, useRef } from 'react';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { DEFAULT_COLOR, parseColor } from '#domain/message/color';
import { box } from '#theme/box';
import { useSortable, type Sortable } from '../../shell/sorting/use-sortable';
import { useEditorView } from './EditorView';
import * as css from './Outline.css';
import { useDraftText, useEmbedIds, useFieldIds, useMoveEmbed, useShownEmbed } from './use-draft';

/**
 * The parts of the message: its text, the embeds, which can be sorted, and the fields of the shown embed. A press shows
 * the part in the form. Where there is no room for a column, it is a line of embeds, and hidden for a single embed.
 */
export function Outline() {
  const ids = useEmbedIds();
  const shown = useShownEmbed();
  const { focusPath } = useEditorView();
  const moveEmbed = useMoveEmbed();
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const sortable = useSortable({ list, ids, onMove: (from, to) => moveEmbed(from, to) });
  return (
    <nav aria-label="Outline" className={css.root} data-count={ids.length}>
      <button type="button" className={css.part} onClick={() => focusPath('content')}>
        Message
      </button>
      <ul ref={list} aria-label="Embeds" className={css.embeds} {...sortable.listProps}>
        {ids.map((id, embed) => (
          <EmbedItem key={id} {...{ id, embed, sortable, helpId }} isShown={embed === shown} />
        ))}
      </ul>
      <p id={helpId} hidden>
        {embedEditorMessages.reorderHelp}
      </p>
    </nav>
  );
}

interface EmbedItemProps {
  id: string;
  embed: number;
  isShown: boolean;
  sortable: Sortable;
  helpId: string;
}

function EmbedItem({ id, embed, isShown, sortable, helpId }: EmbedItemProps) {
  const [title] = useDraftText(`embeds.${embed}.title`);
  const [written] = useDraftText(`embeds.${embed}.color`);
  const color = parseColor(written) ?? DEFAULT_COLOR;
  const { chooseEmbed } = useEditorView();
  return (
    <li className={css.item} {...sortable.itemProps(id)}>
      <button
        type="button"
        aria-current={isShown}
        aria-describedby={helpId}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        data-embed={id}
        className={css.part}
        onClick={() => chooseEmbed(id)}
        {...sortable.handleProps(embed)}
      >
        <span
          aria-hidden
          className={css.bar}
          // The class has the default color, because the policy blocks the `style` attribute of a prerendered element.
          style={color === DEFAULT_COLOR ? undefined : { backgroundColor: color }}
        />
        <span className={box({ flex: 'none', weight: 'medium', digits: true })}>{embed + 1}</span>
        <span dir="auto" className={box({ shrinks: true, truncated: true })}>
          {title.trim() || 'Untitled'}
        </span>
      </button>
      {isShown && <Fields embed={embed} />}
    </li>
  );
}

function Fields({ embed }: { embed: number }) {
  const ids = useFieldIds(embed);
  return (
    ids.length > 0 && (
      <ul aria-label="Fields" className={css.fields}>
        {ids.map((id, field) => (
          <li key={id} className={box({ shrinks: true })}>
            <Field embed={embed} field={field} />
          </li>
        ))}
      </ul>
    )
  );
}

function Field({ embed, field }: { embed: number; field: number }) {
  const path = `embeds.${embed}.fields.${field}.name` as const;
  const [name] = useDraftText(path);
  const { focusPath } = useEditorView();
  return (
    <button type="button" className={css.part} onClick={() => focusPath(path)}>
      <span dir="auto" className={box({ shrinks: true, truncated: true })}>
        {name.trim() || 'Untitled'}
      </span>
    </button>
  );
}
