import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { messageOf } from '#machines/message-draft/shown';

/** The text of the draft, as the editor's field changes it. */
export function Content() {
  const draft = MessageDraftContext.useActorRef();
  const content = MessageDraftContext.useSelector((state) => messageOf(state).content);
  return (
    <label>
      Content{' '}
      <input
        value={content}
        onChange={(event) =>
          draft.send({
            type: 'edit',
            edit: { kind: 'change', path: 'content', value: event.target.value },
          })
        }
      />
    </label>
  );
}
