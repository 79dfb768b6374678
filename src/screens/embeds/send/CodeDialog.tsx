import { useState } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { Dialog } from '#components/Dialog/Dialog';
import { Tab, TabList, TabPanel, Tabs } from '#components/Tabs/Tabs';
import { TextArea } from '#components/TextArea/TextArea';
import { embedSendMessages } from '#content/messages/embed-send';
import {
  exportCode,
  exportLanguages,
  PLACEHOLDER_URL,
  type ExportTarget,
} from '#domain/message/export-code';
import { toPayload } from '#domain/message/payload';
import { parseWebhookUrl } from '#domain/message/webhook-url';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { messageOf } from '#machines/message-draft/shown';
import { WebhookSendContext } from '#machines/webhook-send/webhook-send.context';
import { CopyButton, CopyFailure, OwnCopyNotice } from './CopyButton';
import * as css from './Dialogs.css';
import type { SendDialogProps } from './SendDialogs';

/** The message as a program that sends it. The webhook's address is in it only where that is asked for. */
export function CodeDialog({ isOpen, onClose }: SendDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const [message] = useState(() => messageOf(draft.getSnapshot()));
  const [isUrlIncluded, setIsUrlIncluded] = useState(false);
  const entered = WebhookSendContext.useSelector(({ context }) => context.url);
  const webhook = parseWebhookUrl(entered);
  const ofUrl = webhook.ok ? (webhook.value.threadId ?? '') : '';
  const target: ExportTarget = {
    url: webhook.ok && isUrlIncluded ? webhook.value.url : PLACEHOLDER_URL,
    threadId: message.thread_id.trim() || ofUrl,
  };
  const payload = toPayload(message);
  return (
    <Dialog
      size="wide"
      title="Export Code"
      description={embedSendMessages.codeHelp}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <Tabs>
        <TabList aria-label="Language">
          {exportLanguages.map((language) => (
            <Tab key={language} id={language}>
              {language}
            </Tab>
          ))}
        </TabList>
        {exportLanguages.map((language) => (
          <TabPanel key={language} id={language}>
            <OwnCopyNotice>
              <Code language={language} code={exportCode(language, payload, target)} />
            </OwnCopyNotice>
          </TabPanel>
        ))}
      </Tabs>
      {webhook.ok && (
        <Checkbox
          label="Put my webhook URL into the code"
          description={embedSendMessages.includeUrlHelp}
          isSelected={isUrlIncluded}
          onChange={setIsUrlIncluded}
        />
      )}
    </Dialog>
  );
}

function Code({ language, code }: { language: string; code: string }) {
  return (
    <div className={css.code}>
      <TextArea
        label={`Code for ${language}`}
        isLabelHidden
        isCode
        isReadOnly
        rows={12}
        value={code}
      />
      <div>
        <CopyButton label="Copy code" copiedText="Code copied." text={() => code} />
      </div>
      <CopyFailure text={embedSendMessages.copyFailed} />
    </div>
  );
}
