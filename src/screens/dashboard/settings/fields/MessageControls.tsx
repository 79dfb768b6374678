import { embedLimits } from '#domain/bot-config/checks';
import type { ControlProps } from './control';
import { problemTextAt } from './control';
import { EmbedForm } from './EmbedForm';
import { EmbedPreview } from './EmbedPreview';
import { LimitedText } from './LimitedText';
import { MultiPicker } from './MultiPicker';

/** The control of a message that has only one setting, its text. */
export function DescriptionEmbedControl(props: ControlProps<'descriptionEmbed'>) {
  const { field, value, onChange, resources, problem } = props;
  return (
    <EmbedForm
      preview={
        <EmbedPreview setting={{ kind: 'descriptionEmbed', value }} {...{ field, resources }} />
      }
    >
      <LimitedText
        label="Description"
        value={value.description}
        onChange={(description) => onChange({ description })}
        limit={embedLimits.description}
        errorMessage={problemTextAt(problem, 'description')}
        rows={5}
      />
    </EmbedForm>
  );
}

export function WelcomeEmbedControl(props: ControlProps<'welcomeEmbed'>) {
  const { field, value, onChange, resources, problem } = props;
  const { description, channels } = value;
  return (
    <EmbedForm
      preview={<EmbedPreview setting={{ kind: 'welcomeEmbed', value }} {...{ field, resources }} />}
    >
      <LimitedText
        label="Description"
        value={description}
        onChange={(next) => onChange({ ...value, description: next })}
        limit={embedLimits.description}
        errorMessage={problemTextAt(problem, 'description')}
        rows={5}
      />
      <MultiPicker
        thing="channel"
        label="Channels to visit"
        resources={resources}
        use="namesChannel"
        errorMessage={problemTextAt(
          problem,
          'channels',
          ...channels.map((_, index) => `channels.${index}`),
        )}
        value={channels}
        onChange={(next) => onChange({ ...value, channels: next })}
      />
    </EmbedForm>
  );
}
