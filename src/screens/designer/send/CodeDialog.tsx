import { useState } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { Dialog } from '#components/Dialog/Dialog';
import { Tab, TabList, TabPanel, Tabs } from '#components/Tabs/Tabs';
import { TextArea } from '#components/TextArea/TextArea';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import {
  exportCode,
  exportLanguages,
  PLACEHOLDER_URL,
  type ExportTarget,
} from '#domain/message/export-code';
import { toPayload } from '#domain/message/payload';
import { maskedWebhookUrl, parseWebhookUrl } from '#domain/message/webhook-url';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { CopyButton, CopyFailure, OwnCopyNotice } from '../../shell/CopyButton';
import * as css from './Dialogs.css';
import type { SendDialogProps } from './SendDialogs';

/** The full webhook URL is never shown. It is only copied, and only if the user chooses to include it. */
export function CodeDialog({ isOpen, onClose }: SendDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const [message] = useState(() => messageOf(draft.getSnapshot()));
  const [isUrlIncluded, setIsUrlIncluded] = useState(false);
  const entered = WebhookSendContext.useSelector(({ context }) => context.url);
  const webhook = parseWebhookUrl(entered);
  const ofUrl = webhook.ok ? (webhook.value.threadId ?? '') : '';
  const isIncluded = webhook.ok && isUrlIncluded;
  const threadId = message.thread_id.trim() || ofUrl;
  const shown: ExportTarget = {
    url: isIncluded ? maskedWebhookUrl(webhook.value) : PLACEHOLDER_URL,
    threadId,
  };
  const copied = isIncluded ? { ...shown, url: webhook.value.url } : shown;
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
              <Code
                language={language}
                shown={exportCode(language, payload, shown)}
                copied={() => exportCode(language, payload, copied)}
              />
            </OwnCopyNotice>
          </TabPanel>
        ))}
      </Tabs>
      {webhook.ok && (
        <Checkbox
          label="Copy the code with my webhook URL"
          description={embedSendMessages.includeUrlHelp}
          isSelected={isUrlIncluded}
          onChange={setIsUrlIncluded}
        />
      )}
    </Dialog>
  );
}

interface CodeProps {
  language: string;
  shown: string;
  copied: () => string;
}

function Code({ language, shown, copied }: CodeProps) {
  return (
    <div className={css.code}>
      <TextArea
        label={`Code for ${language}`}
        isLabelHidden
        isCode
        isReadOnly
        rows={12}
        value={shown}
      />
      <div>
        <CopyButton label="Copy code" copiedText="Code copied." text={copied} />
      </div>
      <CopyFailure text={embedSendMessages.copyFailed} />
    </div>
  );
}
