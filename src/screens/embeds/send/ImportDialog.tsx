import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { TextArea } from '#components/TextArea/TextArea';
import { chooseMessageText, embedSendMessages } from '#content/messages/embed-send';
import { importFailureText } from '#content/messages/embeds';
import { importMessages, type ImportFailure } from '#domain/message/import';
import type { Message } from '#domain/message/message';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { messageOf } from '#machines/message-draft/shown';
import { gistOf } from './gist';
import type { TypingDialogProps } from './SendDialogs';

/** A message out of pasted JSON or a link; one of several where a backup holds them. */
export function ImportDialog({ isOpen, onClose, typed, onType }: TypingDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const { newId } = draft.getSnapshot().context;
  const input = useRef<HTMLTextAreaElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [choice, setChoice] = useState<readonly Message[]>([]);
  const [chosen, setChosen] = useState(0);
  const text = typed ?? '';
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice.length > 0) choices.current?.querySelector('input')?.focus();
  }, [choice]);

  const take = (message: Message) => {
    const { thread_id } = messageOf(draft.getSnapshot());
    draft.send({ type: 'replace', message: { ...message, thread_id }, reason: 'imported' });
    onType(null);
    onClose();
  };
  const read = async () => {
    setIsReading(true);
    const result = await importMessages(text, newId);
    setIsReading(false);
    if (!result.ok) {
      setFailure(result.refusal);
      input.current?.focus();
      return;
    }
    const [only, ...others] = result.value;
    if (only && others.length === 0) take(only);
    else setChoice(result.value);
  };
  const change = (pasted: string) => {
    onType(pasted);
    setFailure(null);
    setChoice([]);
    setChosen(0);
  };
  const submit = () => {
    const message = choice[chosen];
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
      {choice.length > 0 && (
        <RadioGroup
          ref={choices}
          label={chooseMessageText(choice.length)}
          options={choice.map((message, at) => ({ id: String(at), ...gistOf(message, at) }))}
          value={String(chosen)}
          onChange={(id) => setChosen(Number(id))}
        />
      )}
    </Dialog>
  );
}

/** Puts the focus on a control when the dialog opens: what is inside of it is not there before. */
function FocusOn({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => target.current?.focus(), [target]);
  return null;
}
