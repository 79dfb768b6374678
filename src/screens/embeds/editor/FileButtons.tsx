import { FileDown, FileUp, X } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { embedEditorMessages } from '#content/messages/embed-editor';
import { importFailureText } from '#content/messages/embeds';
import { messageOf } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { useAnnounce } from './Announcer';
import { DraftFilesContext, type DraftFiles } from './draft-files';
import * as css from './DraftToolbar.css';

/** Backups of other tools hold many messages; nothing larger is a message (`domain/message/import.ts`). */
const MOST_BYTES = 8_000_000;

/** The message out of a file, and into one. Nothing where the browser's files are out of reach. */
export function FileButtons() {
  const files = use(DraftFilesContext);
  return (
    files && (
      <>
        <ImportFile files={files} />
        <ExportFile files={files} />
      </>
    )
  );
}

function ExportFile({ files }: { files: DraftFiles }) {
  const draft = MessageDraftContext.useActorRef();
  return (
    <Button
      tone="quiet"
      size="compact"
      icon={<FileDown />}
      onPress={() => {
        void import('#domain/message/shared-json').then(({ toJson }) =>
          files.save('message.json', toJson(messageOf(draft.getSnapshot()))),
        );
      }}
    >
      <span className={css.label}>Export file</span>
    </Button>
  );
}

function ImportFile({ files }: { files: DraftFiles }) {
  const open = useImport(files);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [result, setResult] = useState<string | null>(null);
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
          if (file) void open(file).then(setResult);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
      <Button
        ref={button}
        tone="quiet"
        size="compact"
        icon={<FileUp />}
        onPress={() => input.current?.click()}
      >
        <span className={css.label}>Import file</span>
      </Button>
      {result !== null && (
        <div role="alert" className={css.result}>
          <span className={css.words}>{result}</span>
          <IconButton
            label="Dismiss"
            icon={<X />}
            size="compact"
            onPress={() => {
              setResult(null);
              button.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}

/** Opens the message in a file; what is to be read about it, or null. */
function useImport(files: DraftFiles): (file: File) => Promise<string | null> {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  const { said, file: texts } = embedEditorMessages;
  return async (file) => {
    const text = await files.read(file, MOST_BYTES);
    if (!text.ok) return texts[text.refusal.kind];
    const { importMessage } = await import('#domain/message/import');
    const found = await importMessage(text.value, draft.getSnapshot().context.newId);
    if (!found.ok) return importFailureText(found.refusal);
    const { message, others } = found.value;
    draft.send({ type: 'replace', message, reason: 'imported' });
    if (others > 0) return texts.others(others);
    announce(said.imported);
    return null;
  };
}
