import { DraftText } from './DraftText';
import * as css from './Form.css';

export function AuthorTab({ embed }: { embed: number }) {
  const at = `embeds.${embed}.author` as const;
  return (
    <div className={css.form}>
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
