import { memo } from 'react';
import { DEFAULT_COLOR, parseColor } from '#domain/message/color';
import { limits } from '#domain/message/counters';
import { MOST_FIELDS, type Embed, type EmbedField } from '#domain/message/embed';
import { parseTimestamp } from '#domain/message/timestamp';
import { webAddress } from '#domain/message/web-address';
import { box } from '#theme/box';
import { UNKNOWN, useNow } from './clock';
import { cut } from './cut';
import * as css from './EmbedCard.css';
import { type FieldWidth, fieldWidths } from './field-rows';
import { LoadedImage, OutsideLink } from './OutsideContent';
import { Markup } from './Markup';
import { calendarText } from './moments';

/** A field of an embed. As in Discord, an empty name or value leaves a gap. */
const Field = memo(function Field({ field: { name, value }, width }: FieldProps) {
  return (
    <div className={css.field[width]}>
      <div className={css.fieldName}>
        <Markup text={cut(name, limits['fields.name'])} context="fieldName" />
      </div>
      <div className={css.fieldValue}>
        <Markup text={cut(value, limits['fields.value'])} context="fieldValue" />
      </div>
    </div>
  );
});

export interface EmbedCardProps {
  embed: Embed;
  /** The image of this embed, and up to three images of other embeds with the same URL. */
  images: readonly string[];
}

/** One embed, as Discord renders it (product.md §15.6). It rerenders only if its own props change. */
export const EmbedCard = memo(function EmbedCard({ embed, images }: EmbedCardProps) {
  const color = parseColor(embed.color) ?? DEFAULT_COLOR;
  const shown = images.flatMap((image) => webAddress(image) ?? []);
  const thumbnail = webAddress(embed.thumbnail.url);
  const description = cut(embed.description, limits.description);
  const fields = embed.fields.slice(0, MOST_FIELDS);
  return (
    <div
      role="group"
      aria-label="Embed"
      className={css.card}
      style={color === DEFAULT_COLOR ? undefined : { borderInlineStartColor: color }}
    >
      <div className={css.texts}>
        <Author author={embed.author} />
        <Title title={embed.title} url={embed.url} />
        {description !== '' && (
          <div className={css.description}>
            <Markup text={description} context="description" />
          </div>
        )}
        {fields.length > 0 && <EmbedFields fields={fields} />}
      </div>
      {thumbnail && <LoadedImage src={thumbnail} alt="Embed thumbnail" className={css.thumbnail} />}
      <Images addresses={shown} />
      <Footer footer={embed.footer} timestamp={embed.timestamp} />
    </div>
  );
}, isSameCard);

/** Compares the props. The array of images is a new one on each render of the message, so its items are compared. */
function isSameCard(one: EmbedCardProps, other: EmbedCardProps): boolean {
  return (
    one.embed === other.embed &&
    one.images.length === other.images.length &&
    one.images.every((image, place) => image === other.images[place])
  );
}

function Images({ addresses }: { addresses: readonly string[] }) {
  const [only, ...others] = addresses;
  if (only === undefined) return null;
  if (others.length === 0) {
    return <LoadedImage src={only} alt="Embed image" className={css.image} />;
  }
  return (
    <div role="group" aria-label="Embed images" className={css.gallery}>
      {addresses.map((address, place) => (
        <LoadedImage
          key={place}
          src={address}
          alt={`Embed image ${place + 1}`}
          className={css.tile}
        />
      ))}
    </div>
  );
}

/** Renders nothing without a name, because Discord shows the icon and the link only beside a name. */
function Author({ author }: Pick<Embed, 'author'>) {
  const name = cut(author.name, limits['author.name']);
  const [icon, url] = [webAddress(author.icon_url), webAddress(author.url)];
  if (name === '') return null;
  return (
    <div className={css.author}>
      {icon && <LoadedImage src={icon} alt="" className={css.authorIcon} />}
      {url ? (
        <OutsideLink href={url} className={css.authorLink}>
          {name}
        </OutsideLink>
      ) : (
        <span className={box({ shrinks: true, breaks: true })}>{name}</span>
      )}
    </div>
  );
}

function Title({ title, url }: Pick<Embed, 'title' | 'url'>) {
  const text = cut(title, limits.title);
  const address = webAddress(url);
  if (text === '') return null;
  return (
    <div className={css.title}>
      {address ? (
        <OutsideLink href={address} className={css.titleLink}>
          <Markup text={text} context="title" isLinked />
        </OutsideLink>
      ) : (
        <Markup text={text} context="title" />
      )}
    </div>
  );
}

function Footer({ footer, timestamp }: Pick<Embed, 'footer' | 'timestamp'>) {
  const text = cut(footer.text, limits['footer.text']);
  const icon = webAddress(footer.icon_url);
  const moment = parseTimestamp(timestamp);
  if (text === '' && moment === null) return null;
  return (
    <div className={css.footer}>
      {text !== '' && icon && <LoadedImage src={icon} alt="" className={css.footerIcon} />}
      <span className={box({ shrinks: true, breaks: true })}>
        {text}
        {text !== '' && moment && <span className={css.dot}>•</span>}
        {moment && <Moment moment={moment} />}
      </span>
    </div>
  );
}

function Moment({ moment }: { moment: string }) {
  const text = useNow((now) => calendarText(Date.parse(moment), now));
  return <time dateTime={text === UNKNOWN ? undefined : moment}>{text}</time>;
}

function EmbedFields({ fields }: { fields: readonly EmbedField[] }) {
  const widths = fieldWidths(fields);
  return (
    <div className={css.fields}>
      {fields.map((field, index) => (
        <Field key={field.id} field={field} width={widths[index] ?? 'whole'} />
      ))}
    </div>
  );
}

interface FieldProps {
  field: EmbedField;
  width: FieldWidth;
}
