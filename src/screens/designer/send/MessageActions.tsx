import { Braces, Code, FileInput, Link2 } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { toJson, toPayloadJson } from '#domain/message/shared-json';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { row, stack } from '#theme/box';
import { CopyButton, CopyFailure, OwnCopyNotice } from '../../shell/CopyButton';
import type { SendDialogName } from './SendDialogs';
import * as css from './SendPanel.css';

const dialogs = [
  { name: 'json', label: 'View JSON', icon: <Braces /> },
  { name: 'code', label: 'Export Code', icon: <Code /> },
  { name: 'import', label: 'Import', icon: <FileInput /> },
] as const;

export function MessageActions({ onOpen }: { onOpen: (dialog: SendDialogName) => void }) {
  const draft = MessageDraftContext.useActorRef();
  return (
    <div className={stack({ gap: 's' })}>
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
        <div className={css.action}>
          <Button tone="plain" icon={<Link2 />} onPress={() => onOpen('share')}>
            Share Embed
          </Button>
        </div>
        <div className={css.action}>
          <CopyButton
            tone="plain"
            label="Copy JSON"
            copiedText={embedSendMessages.jsonCopied}
            text={() => toJson(messageOf(draft.getSnapshot()))}
          />
        </div>
        <div className={css.action}>
          <OwnCopyNotice>
            <CopyButton
              tone="plain"
              label="Copy Payload"
              copiedText={embedSendMessages.payloadCopied}
              text={() => toPayloadJson(messageOf(draft.getSnapshot()))}
            />
            <CopyFailure text={embedSendMessages.jsonNotCopied} />
          </OwnCopyNotice>
        </div>
        {dialogs.map(({ name, label, icon }) => (
          <div key={name} className={css.action}>
            <Button tone="plain" icon={icon} onPress={() => onOpen(name)}>
              {label}
            </Button>
          </div>
        ))}
      </div>
      <CopyFailure text={embedSendMessages.jsonNotCopied} />
    </div>
  );
}
