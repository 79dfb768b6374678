import type { Result } from '#domain/result';

/**
 * Puts a text on the clipboard. Has to be called during a press, or the browser refuses; where it has no clipboard for
 * pages (an insecure address) the text is copied the way it was done before there was one.
 */
export async function writeText(text: string): Promise<Result<null, { kind: 'failed' }>> {
  const isWritten = (await writtenByClipboard(text)) || copiedFromPage(text);
  return isWritten ? { ok: true, value: null } : { ok: false, error: { kind: 'failed' } };
}

async function writtenByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden here, or not there at all.
    return false;
  }
}

/** Copies what is marked in a field nobody sees, and gives the focus back. */
function copiedFromPage(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog: outside of it nothing can be marked.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
