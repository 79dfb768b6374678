import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import {
  canSaveAs,
  draftCalled,
  draftName,
  LONGEST_DRAFT_NAME,
  type NamedDraft,
} from '#domain/message/named-drafts';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box } from '#theme/box';
import { useAnnounce } from '../../shell/Announcer';
import * as css from './DraftsDialog.css';

const { drafts: texts } = embedEditorMessages;

export function KeepAs({ drafts }: { drafts: readonly NamedDraft[] }) {
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
