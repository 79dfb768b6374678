import type { EmbedField } from '#domain/bot-config/field';
import { embedLimits } from '#domain/bot-config/checks';
import { settingFieldMessages } from '#content/messages/setting-fields';
import * as css from './EmbedPreview.css';

export interface EmbedPreviewProps {
  /** The setting's label. */
  label: string;
  title?: string;
  description: string;
  fields?: readonly EmbedField[];
  footerText?: string;
  /** Whether it says when it was sent. The preview shows a time that never changes. */
  hasTimestamp?: boolean;
  /** The channels it points to, with the names they are mentioned by. */
  channels?: readonly { id: string; name: string }[];
}

/**
 * An embed as Discord draws it, in Discord's own colors, cut off where Discord cuts off. Line breaks are kept, marks like
 * `**` stay as they are typed.
 */
export function EmbedPreview({ label, ...embed }: EmbedPreviewProps) {
  const isEmpty = wordsIn(embed).every((text) => text.trim() === '');
  return (
    <section aria-label={`Preview of ${label}`} className={css.message}>
      {isEmpty ? (
        <p className={css.nothing}>{settingFieldMessages.nothingToPreview}</p>
      ) : (
        <Embed {...embed} />
      )}
    </section>
  );
}

function Embed(embed: Omit<EmbedPreviewProps, 'label'>) {
  const { title = '', description, fields = [], channels = [] } = embed;
  const footer = footerOf(embed);
  return (
    <div className={css.embed}>
      {title.trim() && <p className={css.title}>{cut(title, embedLimits.title)}</p>}
      {description.trim() && (
        <p className={css.text}>{cut(description, embedLimits.description)}</p>
      )}
      {channels.length > 0 && (
        <ul className={css.channels}>
          {channels.map(({ id, name }) => (
            <li key={id} className={css.channel}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <dl className={css.fields}>
          {fields.slice(0, embedLimits.fields).map((field, index) => (
            // Fields have no identity but their place.
            <div key={index} className={field.inline ? css.inlineField : css.field}>
              <dt className={css.name}>{cut(field.name, embedLimits.name)}</dt>
              <dd className={css.text}>{cut(field.value, embedLimits.value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {footer && <p className={css.footer}>{footer}</p>}
    </div>
  );
}

function wordsIn(embed: Omit<EmbedPreviewProps, 'label'>): readonly string[] {
  const { title = '', description, fields = [], channels = [] } = embed;
  const inFields = fields.flatMap(({ name, value }) => [name, value]);
  return [title, description, footerOf(embed), ...inFields, ...channels.map(({ name }) => name)];
}

function footerOf({
  footerText = '',
  hasTimestamp = false,
}: Pick<EmbedPreviewProps, 'footerText' | 'hasTimestamp'>) {
  const parts = [
    cut(footerText.trim(), embedLimits.footerText),
    hasTimestamp ? 'Today at 09:41' : '',
  ];
  return parts.filter((part) => part !== '').join(' • ');
}

/** Counted in code points, as Discord does, so that no emoji is cut in half. */
function cut(text: string, limit: number): string {
  return text.length > limit ? Array.from(text).slice(0, limit).join('') : text;
}
