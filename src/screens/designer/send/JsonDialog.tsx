import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { TextArea } from '#components/TextArea/TextArea';
import { embedSendMessages, severalMessagesText } from '#content/messages/designer/embed-send';
import { importFailureText } from '#content/messages/designer/embeds';
import { fromJson, type ImportFailure } from '#domain/message/import';
import type { NewId } from '#domain/message/embed';
import type { JsonError } from '#domain/message/json-error';
import type { ParsedMessage } from '#domain/message/parse-message';
import { toJson } from '#domain/message/shared-json';
import type { Result } from '#domain/result';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { box } from '#theme/box';
import { useEditorView } from '../editor/EditorView';
import { CopyButton, CopyFailure, OwnCopyNotice } from '../../shell/CopyButton';
import * as css from './Dialogs.css';
import { placeIn, quoteOf } from './error-quote';
import type { TypingDialogProps } from './SendDialogs';

export function JsonDialog({ isOpen, onClose, typed, onType }: TypingDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const [message] = useState(() => messageOf(draft.getSnapshot()));
  const [wasKept] = useState(typed !== null);
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const { newId } = draft.getSnapshot().context;
  const { nameLeftOut } = useEditorView();
  const own = toJson(message);
  const text = typed ?? own;
  const error = isTried ? errorIn(read(text, newId)) : null;

  const apply = () => {
    const result = read(text, newId);
    if (result.ok) {
      // Keep these two values of the current message, because the JSON does not contain them. The thread id exists only
      // in this draft, and the attachments belong to the sent message.
      const { thread_id, attachments } = message;
      const applied = { ...result.value.message, thread_id, ...(attachments && { attachments }) };
      draft.send({ type: 'replace', message: applied, reason: 'imported' });
      nameLeftOut(result.value.leftOut);
      onType(null);
      onClose();
      return;
    }
    setIsTried(true);
    goTo(input.current, text, result.error);
  };

  return (
    <OwnCopyNotice>
      <Dialog
        size="wide"
        title="JSON"
        description={embedSendMessages.jsonHelp}
        isOpen={isOpen}
        onOpenChange={onClose}
        footer={
          <>
            {typed !== null && typed !== own && (
              <Button
                tone="quiet"
                onPress={() => {
                  onType(null);
                  setIsTried(false);
                  input.current?.focus();
                }}
              >
                Start over
              </Button>
            )}
            <CopyButton tone="plain" label="Copy" copiedText="JSON copied." text={() => text} />
            <Button isDisabled={text === own} onPress={apply}>
              Apply
            </Button>
          </>
        }
      >
        {wasKept && typed !== null && (
          <p className={box({ size: 's', color: 'textMuted' })}>{embedSendMessages.jsonKept}</p>
        )}
        <TextArea
          label="Message as JSON"
          isLabelHidden
          isCode
          rows={12}
          spellCheck="false"
          value={text}
          onChange={onType}
          inputRef={input}
          errorMessage={error ? errorText(error) : undefined}
        />
        {error?.kind === 'notJson' && <Quote text={text} error={error.error} />}
        <CopyFailure text={embedSendMessages.copyFailed} />
      </Dialog>
    </OwnCopyNotice>
  );
}

/** Shows the line with the error. It is decorative, because the error text says the same. */
function Quote({ text, error }: { text: string; error: JsonError }) {
  const { line, before, found, after } = quoteOf(text, error);
  return (
    <pre aria-hidden className={css.quote}>
      <span className={box({ shrinks: false, color: 'textMuted' })}>{line}</span>
      <span>
        {before}
        <mark className={css.fault}>{found === '' ? ' ' : found}</mark>
        {after}
      </span>
    </pre>
  );
}

type ReadError = ImportFailure | { kind: 'several'; count: number };

/** Reads the single message in a text. If there are several, the user has to choose one. */
function read(text: string, newId: NewId): Result<ParsedMessage, ReadError> {
  const result = fromJson(text, newId);
  if (!result.ok) return result;
  const { messages, unreadable } = result.value;
  const count = messages.length + unreadable.length;
  return count === 1
    ? { ok: true, value: messages[0] }
    : { ok: false, error: { kind: 'several', count } };
}

function errorIn(result: Result<ParsedMessage, ReadError>): ReadError | null {
  return result.ok ? null : result.error;
}

function errorText(error: ReadError): string {
  return error.kind === 'several' ? severalMessagesText(error.count) : importFailureText(error);
}

function goTo(input: HTMLTextAreaElement | null, text: string, error: ReadError) {
  input?.focus();
  if (error.kind !== 'notJson') return;
  const { start, end } = placeIn(text, error.error);
  input?.setSelectionRange(start, end);
}
