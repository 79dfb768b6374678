import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog';
import { TextField } from '#components/TextField/TextField';
import {
  embedSendMessages,
  linkLengthText,
  longLinkText,
} from '#content/messages/designer/embed-send';
import { encodeShare } from '#domain/message/share-link';
import { toShared } from '#domain/message/shared-json';
import { paths } from '#domain/paths';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { box, row } from '#theme/box';
import { CopyButton, CopyFailure, OwnCopyNotice } from '../../shell/CopyButton';
import * as css from './Dialogs.css';
import type { SendDialogProps } from './SendDialogs';

export function ShareDialog({ isOpen, onClose }: SendDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const [message] = useState(() => messageOf(draft.getSnapshot()));
  const isEmpty = Object.keys(toShared(message)).length === 0;
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void encodeShare(message).then((encoded) => {
      if (!isGone) setCode(encoded);
    });
    return () => {
      isGone = true;
    };
  }, [message]);
  return (
    <Dialog
      title="Share Embed"
      description={embedSendMessages.shareHelp}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <ShareBody isEmpty={isEmpty} code={code} />
    </Dialog>
  );
}

function ShareBody({ isEmpty, code }: { isEmpty: boolean; code: string | null }) {
  if (isEmpty)
    return (
      <p className={box({ size: 's', color: 'textMuted' })}>{embedSendMessages.nothingToShare}</p>
    );
  if (code === null)
    return <p className={box({ size: 's', color: 'textMuted' })}>{embedSendMessages.makingLink}</p>;
  return (
    <OwnCopyNotice>
      <SharedLink code={code} />
    </OwnCopyNotice>
  );
}

function SharedLink({ code }: { code: string }) {
  const link = `${location.origin}${paths.embeds.href(code)}`;
  const warning = longLinkText(link.length);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <div className={css.linkRow}>
        <TextField
          label="Link"
          value={link}
          isReadOnly
          inputRef={input}
          onFocus={(event) => {
            if (event.target instanceof HTMLInputElement) event.target.select();
          }}
        />
        <CopyButton label="Copy link" copiedText="Link copied." text={() => link} />
      </div>
      <p className={box({ size: 's', color: 'textMuted' })}>{linkLengthText(link.length)}</p>
      {warning !== '' && (
        <p className={row({ gap: 's', align: 'stretch', size: 's', color: 'warningText' })}>
          <TriangleAlert aria-hidden className={box({ lineIcon: 16 })} />
          <span>{warning}</span>
        </p>
      )}
      <CopyFailure text={embedSendMessages.copyFailed} />
    </>
  );
}
