import {
  hideCommandMenuFrame,
  showCommandMenuFrame,
  wasCommandMenuFrameDismissed,
} from '#components/CommandMenu/command-menu-frame';
import { loadingText, shellMessages } from '#content/messages/shell';

/** Shows the frame of the command palette, which can be typed in, until the palette is there. */
export function showPaletteFrame(): void {
  showCommandMenuFrame({
    label: shellMessages.paletteLabel,
    placeholder: shellMessages.paletteHint,
    status: loadingText,
  });
}

/** Removes the frame where the palette does not come. */
export const hidePaletteFrame = hideCommandMenuFrame;

/** Whether the user closed the frame before the palette was there. */
export const wasPaletteDismissed = wasCommandMenuFrameDismissed;

/** Shows the frame of the command palette, and calls `open` once the frame is painted. */
export function openPalette(open: () => void): void {
  showPaletteFrame();
  const openUnlessDismissed = () => {
    if (!wasCommandMenuFrameDismissed()) open();
  };
  // A hidden page paints nothing.
  if (document.hidden) openUnlessDismissed();
  else requestAnimationFrame(() => setTimeout(openUnlessDismissed));
}
