import type { Result } from '#domain/result';

/** Why a chosen file is not read: it is larger than what was asked for, or the browser cannot read it. */
export type FileError = { kind: 'tooLarge' | 'unreadable' };

/** Lets the browser save a JSON text as a file. */
export function downloadJson(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The text of a chosen file of at most so many bytes; its size is looked at before a byte of it is read. */
export async function readTextFile(
  file: Pick<File, 'size' | 'text'>,
  mostBytes: number,
): Promise<Result<string, FileError>> {
  if (file.size > mostBytes) return { ok: false, error: { kind: 'tooLarge' } };
  try {
    return { ok: true, value: await file.text() };
  } catch {
    // It was moved or changed since it was chosen.
    return { ok: false, error: { kind: 'unreadable' } };
  }
}
