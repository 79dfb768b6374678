import { stack } from '#theme/box';
import { DraftText } from './DraftText';

export function MediaTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}` as const;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText
        path={`${at}.thumbnail.url`}
        label="Thumbnail URL"
        description="Small, in the top-right corner of the embed."
        placeholder="https://example.com/thumbnail.png"
        isAddress
      />
      <DraftText
        path={`${at}.image.url`}
        label="Image URL"
        description="Large, below the text and the fields."
        placeholder="https://example.com/image.png"
        isAddress
      />
    </div>
  );
}
