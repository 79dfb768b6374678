import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { messageTemplates, templateIds, type TemplateId } from '#content/message-templates';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { readMessage } from '#domain/message/message';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { isOwnMessage, messageOf } from '#machines/designer/message-draft/shown';
import { useAnnounce } from '../../shell/Announcer';
import { MessagePreview } from '../preview/MessagePreview';
import * as css from './DraftsDialog.css';

const { templates: texts, said } = embedEditorMessages;

const options = templateIds.map((id) => {
  const { label, description } = messageTemplates[id];
  return { id, label, description };
});

export interface TemplatesDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows each template as Discord will show it. Using a template replaces the message; the user can undo this. */
export function TemplatesDialog({ isOpen, onOpenChange }: TemplatesDialogProps) {
  const draft = MessageDraftContext.useActorRef();
  const announce = useAnnounce();
  const isReplacing = MessageDraftContext.useSelector(isOwnMessage);
  const [chosen, choose] = useState<TemplateId>('welcome');
  const { newId, now } = draft.getSnapshot().context;
  const [opened] = useState(now);
  const template = messageTemplates[chosen];
  const message = readMessage(template.message(opened), newId);
  const use = () => {
    if (!message) return;
    const { thread_id } = messageOf(draft.getSnapshot());
    draft.send({ type: 'replace', message: { ...message, thread_id }, reason: 'template' });
    announce(said.templateUsed(template.label));
    onOpenChange(false);
  };
  return (
    <Dialog
      size="wide"
      title="Templates"
      description={texts.help}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {isReplacing && <p className={css.templateHint}>{texts.replaces}</p>}
          <Button onPress={use}>Use template</Button>
        </>
      }
    >
      <div className={css.columns}>
        <RadioGroup label={texts.choose} options={options} value={chosen} onChange={choose} />
        {message && <MessagePreview message={message} now={opened} />}
      </div>
    </Dialog>
  );
}
