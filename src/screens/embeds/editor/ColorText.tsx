import { DEFAULT_COLOR, parseColor } from '#domain/message/color';
import * as css from './ColorText.css';
import { DraftText } from './DraftText';
import { useDraftText } from './use-draft-text';

export function ColorText({ embed }: { embed: number }) {
  const path = `embeds.${embed}.color` as const;
  return (
    <DraftText
      path={path}
      label="Color"
      placeholder={DEFAULT_COLOR}
      prefix={<Swatch path={path} />}
      tidied={(text) => parseColor(text) ?? text}
    />
  );
}

function Swatch({ path }: { path: `embeds.${number}.color` }) {
  const [text, change] = useDraftText(path);
  const color = parseColor(text);
  return (
    <input
      type="color"
      aria-label="Pick color"
      value={color ?? DEFAULT_COLOR}
      onChange={({ target }) => change(target.value)}
      className={css.swatch}
    />
  );
}
