import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { TextArea } from '#components/TextArea/TextArea';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { importFailureText } from '#content/messages/designer/embeds';
import { importMessages, type Imported, type ImportFailure } from '#domain/message/import';
import type { ParsedMessage } from '#domain/message/parse-message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { useEditorView } from '../editor/EditorView';
import { MessageChoice } from './MessageChoice';
import type { TypingDialogProps } from './SendDialogs';

export interface ImportDialogProps extends TypingDialogProps {
  onSentMessage: (link: string) => void;
}

export function ImportDialog({ isOpen, onClose, typed, onType, onSentMessage }: ImportDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const { newId } = draft.getSnapshot().context;
  const input = useRef<HTMLTextAreaElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [found, setFound] = useState<Imported | null>(null);
  const [chosen, setChosen] = useState(0);
  const { nameLeftOut } = useEditorView();
  const text = typed ?? '';
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found) choices.current?.querySelector('input')?.focus();
  }, [found]);

  const take = ({ message, leftOut }: ParsedMessage) => {
    const { thread_id } = messageOf(draft.getSnapshot());
    draft.send({ type: 'replace', message: { ...message, thread_id }, reason: 'imported' });
    nameLeftOut(leftOut);
    onType(null);
    onClose();
  };
  const read = async () => {
    setIsReading(true);
    const result = await importMessages(text, newId);
    setIsReading(false);
    if (!result.ok) {
      if (result.error.kind === 'sentMessage') {
        onType(null);
        onSentMessage(result.error.link);
        return;
      }
      setFailure(result.error);
      input.current?.focus();
      return;
    }
    const { messages, unreadable } = result.value;
    if (messages.length === 1 && unreadable.length === 0) take(messages[0]);
    else setFound(result.value);
  };
  const change = (pasted: string) => {
    onType(pasted);
    setFailure(null);
    setFound(null);
    setChosen(0);
  };
  const submit = () => {
    const message = found?.messages[chosen];
    if (message) take(message);
    else void read();
  };

  return (
    <Dialog
      title="Import"
      description={embedSendMessages.importHelp}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <Button
          isPending={isReading}
          pendingLabel={embedSendMessages.importReading}
          onPress={submit}
        >
          Import
        </Button>
      }
    >
      <TextArea
        label="JSON or link"
        isLabelHidden
        isCode
        rows={6}
        spellCheck="false"
        placeholder="https://… or {…}"
        value={text}
        onChange={change}
        inputRef={input}
        errorMessage={failure ? importFailureText(failure) : undefined}
      />
      <FocusOn target={input} />
      {found && <MessageChoice ref={choices} found={found} chosen={chosen} onChoose={setChosen} />}
    </Dialog>
  );
}

/** Focuses a control on mount. An effect in the parent would be too early: the dialog's content is not mounted yet. */
function FocusOn({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => target.current?.focus(), [target]);
  return null;
}
