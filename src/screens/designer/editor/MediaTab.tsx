import { DraftText } from './DraftText';
import * as css from './Form.css';

export function MediaTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}` as const;
  return (
    <div className={css.form}>
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
