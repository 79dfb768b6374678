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

/**
 * Maps paths to the labels of the text fields that replace the editor in these stories. A click on a problem focuses
 * the field at the path of the problem.
 */
const fieldLabels = {
  username: 'Username',
  'embeds.0.title': 'Title',
  'embeds.0.author.name': 'Author name',
};

export function StandInEditor() {
  return (
    <div style={{ display: 'grid', gap: '1rem', marginBlockStart: '1rem' }}>
      <Content />
      {Object.entries(fieldLabels).map(([path, label]) => (
        <TextField key={path} data-path={path} label={label} />
      ))}
    </div>
  );
}
