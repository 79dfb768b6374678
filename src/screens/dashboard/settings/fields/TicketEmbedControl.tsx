import { embedLimits } from '#domain/bot-config/checks';
import type { TicketEmbed } from '#domain/bot-config/field';
import { lengthOf } from '#domain/bot-config/problem';
import { Switch } from '#components/Switch/Switch';
import { charactersInAllText } from '#content/messages/dashboard/setting-fields';
import type { ControlProps } from './control';
import { problemTextAt } from './control';
import { EmbedFields } from './EmbedFields';
import { EmbedForm } from './EmbedForm';
import { EmbedPreview } from './EmbedPreview';
import { Counter, LimitedText } from './LimitedText';

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
