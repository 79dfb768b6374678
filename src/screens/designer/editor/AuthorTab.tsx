import { stack } from '#theme/box';
import { DraftText } from './DraftText';

export function AuthorTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}.author` as const;
  return (
    <div className={stack({ gap: 'l', shrinks: true })}>
      <DraftText path={`${at}.name`} label="Author name" />
      <DraftText
        path={`${at}.icon_url`}
        label="Author icon URL"
        placeholder="https://example.com/icon.png"
        isAddress
      />
      <DraftText
        path={`${at}.url`}
        label="Author URL"
        placeholder="https://example.com"
        isAddress
      />
    </div>
  );
}
