import type { Result } from '#domain/result';

/** Call it from a click or key handler, otherwise the browser rejects it. Uses `execCommand` on an insecure origin. */
export async function writeText(text: string): Promise<Result<null, { kind: 'failed' }>> {
  const isWritten = (await writtenByClipboard(text)) || copiedFromPage(text);
  return isWritten ? { ok: true, value: null } : { ok: false, error: { kind: 'failed' } };
}

async function writtenByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard API is missing or not permitted.
    return false;
  }
}

/** Copies the text by selecting it in a hidden field, then restores the focus. */
function copiedFromPage(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // In a dialog, the field must be inside, because the dialog's focus trap prevents a selection outside.
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
