import {
  hideCommandMenuFrame,
  showCommandMenuFrame,
  wasCommandMenuFrameDismissed,
} from '#components/CommandMenu/command-menu-frame';
import { loadingText, shellMessages } from '#content/messages/shell/shell';

/** Shows the palette's frame, in which the user can type until the palette is loaded. */
export function showPaletteFrame(): void {
  showCommandMenuFrame({
    label: shellMessages.paletteLabel,
    placeholder: shellMessages.paletteHint,
    status: loadingText,
  });
}

export const hidePaletteFrame = hideCommandMenuFrame;

export const wasPaletteDismissed = wasCommandMenuFrameDismissed;

/** Shows the palette's frame, and calls `open` after the frame is painted. */
export function openPalette(open: () => void): void {
  showPaletteFrame();
  const openUnlessDismissed = () => {
    if (!wasCommandMenuFrameDismissed()) open();
  };
  // Do not wait for the next paint if the page is hidden, because a hidden page does not paint.
  if (document.hidden) openUnlessDismissed();
  else requestAnimationFrame(() => setTimeout(openUnlessDismissed));
}
