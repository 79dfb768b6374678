import { TextField } from '#components/TextField/TextField';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';

/** An input for the content of the draft. It changes the content in the same way as the content field of the editor. */
export function Content() {
  const draft = MessageDraftContext.useActorRef();
  const content = MessageDraftContext.useSelector((state) => messageOf(state).content);
  return (
    <TextField
      label="Content"
      value={content}
      onChange={(value) =>
        draft.send({
          type: 'edit',
          edit: { kind: 'change', path: 'content', value },
        })
      }
    />
  );
}
