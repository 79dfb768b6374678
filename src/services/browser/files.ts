import type { Result } from '#domain/result';
import { unicodeText } from '#domain/text-encoding';

export type FileError = { kind: 'tooLarge' | 'unreadable' };

/** Why the text of a file was rejected. `notUnicode`: its letters are not in UTF-8 or UTF-16. */
export type TextFileError = FileError | { kind: 'notUnicode' };

/** Time in ms. It is long, because Safari may start to read the file only some time after the click. */
const DOWNLOAD_LIMIT = 40_000;

export function downloadJson(name: string, json: string): void {
  download(name, new Blob([json], { type: 'application/json' }));
}

export function downloadCsv(name: string, parts: readonly Blob[]): void {
  download(name, new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
}

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_LIMIT);
}

/** Returns the bytes of a file. The size is checked before the file is read. */
export async function readBytes(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  mostBytes: number,
): Promise<Result<Uint8Array, FileError>> {
  if (file.size > mostBytes) return { ok: false, error: { kind: 'tooLarge' } };
  try {
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // The file was moved or changed after it was chosen.
    return { ok: false, error: { kind: 'unreadable' } };
  }
}

/** Returns the text of a file in UTF-8 or UTF-16. */
export async function readTextFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  mostBytes: number,
): Promise<Result<string, TextFileError>> {
  const read = await readBytes(file, mostBytes);
  if (!read.ok) return read;
  const text = unicodeText(read.value);
  return text === null ? { ok: false, error: { kind: 'notUnicode' } } : { ok: true, value: text };
}
