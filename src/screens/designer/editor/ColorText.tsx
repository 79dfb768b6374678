import { Suspense, useRef, useState } from 'react';
import { DEFAULT_COLOR, parseColor } from '#domain/message/color';
import { lazyComponent } from '../lazy-component';
import * as css from './DraftText.css';
import { DraftText } from './DraftText';
import { useDraftText } from './use-draft';

const ColorPopover = lazyComponent(async () => (await import('./ColorPopover')).ColorPopover);

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
  const button = useRef<HTMLButtonElement>(null);
  // `isOpen` is null until the picker is first opened, so that the picker's code is not loaded earlier.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const color = parseColor(text) ?? DEFAULT_COLOR;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Pick color"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(true)}
        className={css.swatch}
      >
        <svg aria-hidden viewBox="0 0 1 1" className={css.color}>
          <rect width="1" height="1" fill={color} />
        </svg>
      </button>
      <Suspense>
        {isOpen !== null && (
          <ColorPopover
            color={color}
            isOpen={isOpen}
            onOpenChange={setOpen}
            triggerRef={button}
            onChange={change}
          />
        )}
      </Suspense>
    </>
  );
}
