import { X } from 'lucide-react';
import { type RefObject, Suspense, useState, createContext } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { importFailureText } from '#content/messages/designer/embeds';
import type { Imported } from '#domain/message/import';
import type { ParsedMessage } from '#domain/message/parse-message';
import { messageOf } from '#machines/designer/message-draft/shown';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { box } from '#theme/box';
import { lazyComponent } from '../lazy-component';
import { useAnnounce } from '../../shell/Announcer';
import * as css from './DraftToolbar.css';
import { useEditorView } from './EditorView';
import type { Result } from '#domain/result';

/** File access of the browser, which the app provides. */
export interface DraftFiles {
  save: (name: string, json: string) => void;
  /** Returns the text of a chosen file. A file that is too large is rejected without being read. */
  read: (
    file: File,
    mostBytes: number,
  ) => Promise<Result<string, { kind: 'tooLarge' | 'unreadable' | 'notUnicode' }>>;
}

/** Null if files cannot be accessed. The file buttons are then not rendered. */
export const DraftFilesContext = createContext<DraftFiles | null>(null);

const ChooseMessageDialog = lazyComponent(
  async () => (await import('../send/ChooseMessageDialog')).ChooseMessageDialog,
);

/** Maximum file size in bytes. Even a backup with many messages is smaller (`domain/message/import.ts`). */
const MOST_BYTES = 8_000_000;

export function useExportFile(files: DraftFiles): () => void {
  const draft = MessageDraftContext.useActorRef();
  return () => {
    void import('#domain/message/shared-json').then(({ toJson }) =>
      files.save('message.json', toJson(messageOf(draft.getSnapshot()))),
    );
  };
}

export interface DraftFileInputProps {
  files: DraftFiles;
  /** The hidden file input. A click on it opens the file chooser. */
  input: RefObject<HTMLInputElement | null>;
  /** Called when an error has been dismissed. The caller has to move the focus. */
  onDismiss: () => void;
}

export function DraftFileInput({ files, input, onDismiss }: DraftFileInputProps) {
  const take = useTake();
  const open = useImport(files, take);
  const [result, setResult] = useState<string | null>(null);
  const [found, setFound] = useState<Imported | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const show = (opened: Opened) => {
    setResult(opened.kind === 'refused' ? opened.text : null);
    if (opened.kind !== 'several') return;
    setFound(opened.found);
    setIsChoosing(true);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept=".json,.txt,application/json,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file).then(show);
          // Reset the input, so that the user can choose the same file again after correcting it.
          target.value = '';
        }}
      />
      {result !== null && (
        <div role="alert" className={css.result}>
          <span className={box({ flex: 'auto', shrinks: true, paddingBlock: 'xs', breaks: true })}>
            {result}
          </span>
          <IconButton
            label="Dismiss"
            icon={<X />}
            size="compact"
            onPress={() => {
              setResult(null);
              onDismiss();
            }}
          />
        </div>
      )}
      {found && (
        <Suspense>
          <ChooseMessageDialog
            found={found}
            isOpen={isChoosing}
            onClose={() => setIsChoosing(false)}
            onChoose={take}
          />
        </Suspense>
      )}
    </>
  );
}

type Opened =
  | { kind: 'taken' }
  | { kind: 'several'; found: Imported }
  | { kind: 'refused'; text: string };

function useTake(): (parsed: ParsedMessage) => void {
  const draft = MessageDraftContext.useActorRef();
  const { nameLeftOut } = useEditorView();
  const announce = useAnnounce();
  return ({ message, leftOut }) => {
    const { thread_id } = messageOf(draft.getSnapshot());
    draft.send({ type: 'replace', message: { ...message, thread_id }, reason: 'imported' });
    nameLeftOut(leftOut);
    announce(embedEditorMessages.said.imported);
  };
}

/** Imports the only message of a file immediately. Otherwise, the user chooses one of the messages. */
function useImport(
  files: DraftFiles,
  take: (parsed: ParsedMessage) => void,
): (file: File) => Promise<Opened> {
  const draft = MessageDraftContext.useActorRef();
  const texts = embedEditorMessages.file;
  return async (file) => {
    const text = await files.read(file, MOST_BYTES);
    if (!text.ok) return { kind: 'refused', text: texts[text.error.kind] };
    const { importMessages } = await import('#domain/message/import');
    const found = await importMessages(text.value, draft.getSnapshot().context.newId);
    if (!found.ok) return { kind: 'refused', text: importFailureText(found.error) };
    const { messages, unreadable } = found.value;
    if (messages.length > 1 || unreadable.length > 0)
      return { kind: 'several', found: found.value };
    take(messages[0]);
    return { kind: 'taken' };
  };
}
