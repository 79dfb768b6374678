import { DiscordMark } from '../../shell/DiscordMark';
import { messageProblemText } from '#content/messages/designer/embeds';
import { limits } from '#domain/message/counters';
import { isEmptyEmbed } from '#domain/message/embed';
import { firstWithUrl, galleryOf } from '#domain/message/limits';
import type { Message } from '#domain/message/message';
import { webAddress } from '#domain/message/web-address';
import { box } from '#theme/box';
import { useNow } from './clock';
import { cut } from './cut';
import { EmbedCard } from './EmbedCard';
import { LoadedImage } from './OutsideContent';
import { Markup } from './Markup';
import * as css from './MessageRow.css';
import { calendarText, clockText } from './moments';

export interface PreviewLook {
  theme: 'dark' | 'light';
  density: 'cozy' | 'compact';
  device: 'desktop' | 'phone';
}

export const firstLook: PreviewLook = { theme: 'dark', density: 'cozy', device: 'desktop' };

interface MessageRowProps {
  message: Message;
  look: Pick<PreviewLook, 'density' | 'device'>;
  /** The name of the sender if the message has no username. */
  sender?: string;
  /** The URL of the sender's picture if the message has no picture of its own. */
  picture?: string | null;
}

export function MessageRow({
  message,
  look: { density, device },
  sender = WEBHOOK,
  picture = null,
}: MessageRowProps) {
  const content = cut(message.content, limits.content);
  return (
    <article
      aria-label="Message"
      className={`${css.row[density]} ${device === 'phone' ? css.onPhone : ''}`}
    >
      {density === 'cozy' ? (
        <WebhookPicture address={webAddress(message.avatar_url) ?? picture} />
      ) : (
        <SentAt isShort />
      )}
      <div className={box({ shrinks: true })}>
        <div className={css.header[density]}>
          <span dir="auto" className={css.name}>
            {cut(message.username, limits.username) || sender}
          </span>
          <span className={css.tag}>APP</span>
          {density === 'cozy' && <SentAt />}
        </div>
        {content !== '' && (
          <div className={css.content[density]}>
            <Markup text={content} context="content" />
          </div>
        )}
        <Embeds embeds={message.embeds} />
      </div>
    </article>
  );
}

const WEBHOOK = 'Your webhook';

/** Shows Discord's default picture if there is none, or if it fails to load. */
function WebhookPicture({ address }: { address: string | null }) {
  const fallback = (
    <span aria-hidden className={css.defaultPicture}>
      <DiscordMark />
    </span>
  );
  if (address === null) return fallback;
  return <LoadedImage src={address} alt="" className={css.picture} fallback={fallback} />;
}

/** The current time. With `isShort`, it shows only hours and minutes. */
function SentAt({ isShort = false }: { isShort?: boolean }) {
  const text = useNow((now) => (isShort ? clockText(now) : calendarText(now, now)));
  return <span className={css.sentAt[isShort ? 'short' : 'long']}>{text}</span>;
}

/**
 * Leaves out empty embeds, which are not sent. Of several embeds with the same URL, Discord shows only the first one,
 * with the images of all. A note replaces the others, unless they contain only an image.
 */
function Embeds({ embeds }: Pick<Message, 'embeds'>) {
  if (embeds.every(isEmptyEmbed)) return null;
  return (
    <div className={css.embeds}>
      {embeds.map((embed, index) => {
        if (isEmptyEmbed(embed)) return null;
        const first = firstWithUrl(embeds, embed);
        if (first === index) {
          return <EmbedCard key={embed.id} embed={embed} images={galleryOf(embeds, index)} />;
        }
        const isImageAlone = isEmptyEmbed({ ...embed, image: { url: '' } });
        return isImageAlone ? null : (
          <p key={embed.id} className={css.unseen}>
            {messageProblemText({ kind: 'sameUrl', first })}
          </p>
        );
      })}
    </div>
  );
}
