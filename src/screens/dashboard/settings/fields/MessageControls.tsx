import type { ReactNode } from 'react';
import { embedLimits } from '#domain/bot-config/checks';
import type { TicketEmbed } from '#domain/bot-config/field';
import { lengthOf } from '#domain/bot-config/problem';
import { Switch } from '#components/Switch/Switch';
import { charactersInAllText } from '#content/messages/dashboard/setting-fields';
import { stack } from '#theme/box';
import { type ControlProps, problemTextAt } from './control';
import { EmbedPreview } from './EmbedPreview';
import { LimitedText, Counter } from './LimitedText';
import { MultiPicker } from './MultiPicker';
import { EmbedFields } from './EmbedFields';
import * as css from './large-controls.css';

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

export function TicketEmbedControl({
  field,
  value,
  onChange,
  resources,
  problem,
}: ControlProps<'ticketEmbed'>) {
  const { title, description, footerText, timestamp, fields } = value;
  const set = (part: Partial<TicketEmbed>) => onChange({ ...value, ...part });
  return (
    <EmbedForm
      preview={<EmbedPreview setting={{ kind: 'ticketEmbed', value }} {...{ field, resources }} />}
    >
      <LimitedText
        label="Title"
        value={title}
        onChange={(next) => set({ title: next })}
        limit={embedLimits.title}
        errorMessage={problemTextAt(problem, 'title')}
      />
      <LimitedText
        label="Description"
        value={description}
        onChange={(next) => set({ description: next })}
        limit={embedLimits.description}
        errorMessage={problemTextAt(problem, 'description')}
        rows={4}
      />
      <EmbedFields value={fields} onChange={(next) => set({ fields: next })} problem={problem} />
      <LimitedText
        label="Footer"
        value={footerText}
        onChange={(next) => set({ footerText: next })}
        limit={embedLimits.footerText}
        errorMessage={problemTextAt(problem, 'footerText')}
      />
      <Switch
        label="Show when it was sent"
        isSelected={timestamp}
        onChange={(next) => set({ timestamp: next })}
      />
      <Counter count={charactersIn(value)} limit={embedLimits.total} words={charactersInAllText} />
    </EmbedForm>
  );
}

function charactersIn({ title, description, footerText, fields }: TicketEmbed): number {
  const texts = [
    title,
    description,
    footerText,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ];
  return texts.reduce((sum, text) => sum + lengthOf(text), 0);
}

function EmbedForm({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  return (
    <div className={css.messageForm}>
      <div className={css.formAndPreview}>
        <div className={stack({ gap: 'l', shrinks: true })}>{children}</div>
        <div className={css.preview}>{preview}</div>
      </div>
    </div>
  );
}
