import { Braces, Link2 } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { toJson } from '#domain/message/shared-json';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { row, stack } from '#theme/box';
import { CopyButton, CopyFailure } from '../../shell/CopyButton';
import type { SendDialogName } from './SendDialogs';
import * as css from './SendPanel.css';

/** The exports that the specification names. The menu of the toolbar has the others. */
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
          <Button tone="plain" icon={<Braces />} onPress={() => onOpen('json')}>
            View JSON
          </Button>
        </div>
      </div>
      <CopyFailure text={embedSendMessages.jsonNotCopied} />
    </div>
  );
}
