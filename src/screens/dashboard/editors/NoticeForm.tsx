import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { SecretField } from '#components/SecretField/SecretField';
import { serverNoticeMessages } from '#content/messages/dashboard/server-notices';
import { parseWebhookUrl } from '#domain/message/webhook-url';
import { runningSubject } from '#machines/charts/view';
import { NoticeChangeContext } from '#machines/dashboard/notice-change/notice-change.machine';
import { grid, row } from '#theme/box';

export interface NoticeFormProps {
  serverId: string;
  address: string;
  onChange: (address: string) => void;
  onCancel: () => void;
}

/** The form for the address of the webhook that receives notices of a server. */
export function NoticeForm({ serverId, address, onChange, onCancel }: NoticeFormProps) {
  const changes = NoticeChangeContext.useActorRef();
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isSaving = NoticeChangeContext.useSelector((state) => runningSubject(state) !== null);
  const parsed = parseWebhookUrl(address);
  const [isNew] = useState(address === '');
  useEffect(() => {
    // The pressed button was unmounted. A form that another tab has covered takes no focus.
    if (isNew) input.current?.focus();
  }, [isNew]);
  const save = () => {
    setIsAsked(true);
    if (!parsed.ok) {
      input.current?.focus();
      return;
    }
    const { url, threadId } = parsed.value;
    const thread = threadId === undefined ? '' : `?thread_id=${threadId}`;
    changes.send({
      type: 'run',
      subject: { serverId, change: { kind: 'webhook', address: `${url}${thread}` } },
    });
  };
  return (
    <form
      noValidate
      className={grid({ gap: 'm' })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SecretField
        inputRef={input}
        label={serverNoticeMessages.label}
        description={serverNoticeMessages.where}
        placeholder={serverNoticeMessages.placeholder}
        value={address}
        isReadOnly={isSaving}
        onChange={onChange}
        {...(isAsked &&
          !parsed.ok && { errorMessage: serverNoticeMessages.problems[parsed.error] })}
      />
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
        <Button type="submit" isPending={isSaving} pendingLabel="Saving...">
          Save webhook
        </Button>
        <Button tone="plain" isDisabled={isSaving} onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
