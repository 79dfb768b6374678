import type { EmbedField } from '#domain/bot-config/field';
import { embedLimits } from '#domain/bot-config/checks';
import { settingFieldMessages } from '#content/messages/setting-fields';
import { row } from '#theme/layout.css';
import * as css from './EmbedPreview.css';

export interface EmbedPreviewProps {
  label: string;
  title?: string;
  description: string;
  fields?: readonly EmbedField[];
  footerText?: string;
  /** Whether the embed has a timestamp. The preview shows a fixed time. */
  hasTimestamp?: boolean;
  channels?: readonly { id: string; name: string }[];
}

/**
 * An embed in Discord's colors (product.md §9.19). It is truncated where Discord truncates it. Line breaks are kept,
 * but markup such as `**` is not formatted.
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
        <ul className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
          {channels.map(({ id, name }) => (
            <li key={id} className={css.channel}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <dl className={row({ gap: 's', align: 'stretch', wraps: true })}>
          {fields.slice(0, embedLimits.fields).map((field, index) => (
            // Fields have no id.
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
    hasTimestamp ? 'Today at 9:41 AM' : '',
  ];
  return parts.filter((part) => part !== '').join(' • ');
}

/** Truncates a text. Like Discord, it counts code points, so that no emoji is cut in half. */
function cut(text: string, limit: number): string {
  return text.length > limit ? Array.from(text).slice(0, limit).join('') : text;
}
