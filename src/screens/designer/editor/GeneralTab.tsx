import { stack } from '#theme/box';
import { ColorText } from './ColorText';
import { DraftText } from './DraftText';
import * as css from './Form.css';
import { TimestampField } from './TimestampField';

/**
 * Edits an embed's title, description, URL, color, timestamp and footer. `embed` is the index of the embed, as in the
 * other tabs.
 */
export function GeneralTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}` as const;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText path={`${at}.title`} label="Title" />
      <DraftText path={`${at}.description`} label="Description" rows={5} context="description" />
      <div className={css.row}>
        <DraftText path={`${at}.url`} label="URL" placeholder="https://example.com" isAddress />
        <ColorText embed={embed} />
      </div>
      <TimestampField embed={embed} />
      <div className={css.row}>
        <DraftText path={`${at}.footer.text`} label="Footer text" />
        <DraftText
          path={`${at}.footer.icon_url`}
          label="Footer icon URL"
          placeholder="https://example.com/icon.png"
          isAddress
        />
      </div>
    </div>
  );
}
