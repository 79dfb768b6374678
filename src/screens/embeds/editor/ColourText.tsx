import { DEFAULT_COLOUR, parseColour } from '#domain/message/colour';
import * as css from './ColourText.css';
import { DraftText } from './DraftText';
import { useDraftText } from './use-draft-text';

/** The colour of the bar beside an embed: typed, or picked in the browser's own picker. */
export function ColourText({ embed }: { embed: number }) {
  const path = `embeds.${embed}.color` as const;
  return (
    <DraftText
      path={path}
      label="Color"
      placeholder={DEFAULT_COLOUR}
      prefix={<Swatch path={path} />}
      tidied={(text) => parseColour(text) ?? text}
    />
  );
}

function Swatch({ path }: { path: `embeds.${number}.color` }) {
  const [text, change] = useDraftText(path);
  const colour = parseColour(text);
  return (
    <input
      type="color"
      aria-label="Pick color"
      value={colour ?? DEFAULT_COLOUR}
      onChange={({ target }) => change(target.value)}
      className={css.swatch}
    />
  );
}
