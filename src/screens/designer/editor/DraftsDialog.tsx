import { isolated } from '#domain/names';
import { FolderOpen, NotebookPen, Trash2, Save } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { IconButton } from '#components/IconButton/IconButton';
import { Notice, Notices } from '#components/Notice/Notice';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import {
  draftCalled,
  type NamedDraft,
  canSaveAs,
  draftName,
  LONGEST_DRAFT_NAME,
} from '#domain/message/named-drafts';
import { areDraftsUnsaved, lostDraft, namedDrafts } from '#machines/designer/message-draft/shown';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box, row, stack } from '#theme/box';
import { KeepFocus } from '../../shell/KeepFocus';
import * as css from './DraftsDialog.css';
import { TextField } from '#components/TextField/TextField';
import { useAnnounce } from '#screens/shell/Announcer';

const { drafts: texts } = embedEditorMessages;

export interface DraftsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DraftsDialog({ isOpen, onOpenChange }: DraftsDialogProps) {
  const drafts = MessageDraftContext.useSelector(namedDrafts);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog title="Drafts" description={texts.help} isOpen={isOpen} onOpenChange={onOpenChange}>
      <KeepAs drafts={drafts} />
      <DraftNotices />
      <div ref={list} tabIndex={-1} className={box({ outline: 'none' })}>
        {drafts.length === 0 ? (
          <EmptyState
            level={3}
            icon={<NotebookPen />}
            title={texts.none}
            description={texts.noneHelp}
          />
        ) : (
          <ul aria-label="Drafts">
            {drafts.map((draft) => (
              <DraftRow key={draft.name} draft={draft} onOpened={() => onOpenChange(false)}>
                <KeepFocus fallback={list} />
              </DraftRow>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface DraftRowProps {
  draft: NamedDraft;
  onOpened: () => void;
  children: ReactNode;
}

function DraftRow({ draft: { name, at, message }, onOpened, children }: DraftRowProps) {
  const draft = MessageDraftContext.useActorRef();
  const { length } = message.embeds;
  return (
    <li className={row({ gap: 's', paddingBlock: 's', separator: 'above' })}>
      {children}
      <span className={stack({ flex: 'auto', shrinks: true })}>
        <span dir="auto" className={box({ weight: 'medium', breaks: true })}>
          {name}
        </span>
        <span className={box({ size: 's', color: 'textMuted' })}>
          {texts.at(at)} · {length} {length === 1 ? 'embed' : 'embeds'}
        </span>
      </span>
      <span className={row({ gap: 'xs', align: 'stretch', flex: 'none' })}>
        <Button
          tone="plain"
          size="compact"
          icon={<FolderOpen />}
          aria-label={`Open ${isolated(name)}`}
          onPress={() => {
            draft.send({ type: 'open draft', name });
            onOpened();
          }}
        >
          Open
        </Button>
        <IconButton
          label={`Remove ${isolated(name)}`}
          icon={<Trash2 />}
          size="compact"
          onPress={() => draft.send({ type: 'remove draft', name })}
        />
      </span>
    </li>
  );
}

function DraftNotices() {
  const draft = MessageDraftContext.useActorRef();
  const lost = MessageDraftContext.useSelector(lostDraft);
  const drafts = MessageDraftContext.useSelector(namedDrafts);
  const isFull = MessageDraftContext.useSelector(areDraftsUnsaved);
  const root = useRef<HTMLDivElement>(null);
  return (
    <Notices ref={root}>
      {lost && (
        <Notice
          text={
            draftCalled(drafts, lost.name) ? texts.replaced(lost.name) : texts.removed(lost.name)
          }
          actions={
            <>
              <KeepFocus fallback={root} />
              <Button
                tone="plain"
                size="compact"
                onPress={() => draft.send({ type: 'bring draft back' })}
              >
                Restore
              </Button>
            </>
          }
        />
      )}
      {isFull && <Notice tone="warning" text={texts.full} />}
    </Notices>
  );
}

function KeepAs({ drafts }: { drafts: readonly NamedDraft[] }) {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const name = draftName(typed);
  const isTaken = draftCalled(drafts, name) !== null;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!canSaveAs(drafts, typed)) return;
        draft.send({ type: 'keep as', name: typed });
        announce(texts.kept(name));
        setTyped('');
        setTried(false);
      }}
    >
      <div className={box({ shrinks: true })}>
        <TextField
          label="Name"
          value={typed}
          maxLength={LONGEST_DRAFT_NAME}
          autoComplete="off"
          errorMessage={isTried && !canSaveAs(drafts, typed) ? error(name) : undefined}
          onChange={(value) => {
            setTyped(value);
            setTried(false);
          }}
        />
      </div>
      <div className={css.keep}>
        <Button type="submit" icon={<Save />}>
          {isTaken ? 'Replace draft' : 'Save draft'}
        </Button>
      </div>
      <p role="status" className={css.hint}>
        {isTaken && texts.replaces(name)}
      </p>
    </form>
  );
}

function error(name: string): string {
  return name === '' ? texts.nameMissing : texts.most;
}
