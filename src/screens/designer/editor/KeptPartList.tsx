import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import {
  keptPartMessages,
  keptPartNames,
  keptPartText,
} from '#content/messages/designer/kept-parts';
import type { KeptPart } from '#domain/message/kept-parts';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box, row } from '#theme/box';
import { useAnnounce } from '../../shell/Announcer';
import { useEditorView } from './EditorView';
import * as css from './KeptPartList.css';

const MOST_NAMED = 20;

/** The parts of the message that the form cannot edit. Each one has a button that removes it. */
export function KeptPartList({ parts }: { parts: readonly KeptPart[] }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={headingId} className={css.root}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={css.heading}>
        {parts.length > 0 ? keptPartMessages.title : keptPartMessages.leftOutTitle}
      </h2>
      {parts.length > 0 && (
        <>
          <p className={box({ color: 'textMuted', textWrap: 'pretty' })}>{keptPartMessages.help}</p>
          <ul aria-labelledby={headingId}>
            {parts.map((part) => (
              <Part key={part} part={part} onRemoved={() => heading.current?.focus()} />
            ))}
          </ul>
        </>
      )}
      <LeftOut isTitled={parts.length > 0} />
    </section>
  );
}

function Part({ part, onRemoved }: { part: KeptPart; onRemoved: () => void }) {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  const text = MessageDraftContext.useSelector(({ context }) =>
    keptPartText(context.message, part),
  );
  const name = keptPartNames[part];
  return (
    <li className={css.part}>
      <span className={row({ columnGap: 's', align: 'stretch', wraps: true, shrinks: true })}>
        <span className={box({ weight: 'medium' })}>{name}</span>
        <span className={box({ color: 'textMuted', breaks: true })}>{text}</span>
      </span>
      <Button
        tone="quiet"
        size="compact"
        aria-label={`Remove ${name.toLowerCase()}`}
        onPress={() => {
          draft.send({ type: 'edit', edit: { kind: 'remove part', part } });
          announce(keptPartMessages.removed(part));
          onRemoved();
        }}
      >
        Remove
      </Button>
    </li>
  );
}

function LeftOut({ isTitled }: { isTitled: boolean }) {
  const { leftOut, nameLeftOut } = useEditorView();
  if (leftOut.length === 0) return null;
  const more = leftOut.length - MOST_NAMED;
  return (
    <div className={css.part}>
      <p className={row({ columnGap: 's', align: 'stretch', wraps: true, shrinks: true })}>
        {isTitled && (
          <span className={box({ weight: 'medium' })}>{keptPartMessages.leftOutTitle}</span>
        )}
        <span className={box({ color: 'textMuted', breaks: true })}>
          {leftOut.slice(0, MOST_NAMED).join(', ')}
          {more > 0 && ` and ${more} more`}
        </span>
      </p>
      <IconButton label="Dismiss" icon={<X />} size="compact" onPress={() => nameLeftOut([])} />
    </div>
  );
}
