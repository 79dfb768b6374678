import { knownCount } from '#domain/marketplace/member-columns';
import {
  fileLimits,
  type FileProblem,
  type MemberFile,
  memberFileOf,
} from '#domain/marketplace/member-file';
import type { Result } from '#domain/result';
import {
  type CodePage,
  codePageOf,
  textInCodePage,
  triedPages,
  unicodeText,
} from '#domain/text-encoding';
import { readBytes } from '../browser/files';

const separators = [',', ';', '\t', '|'] as const;

/** The number of lines in which the headers are looked for. */
const FIRST_LINES = 20;

/** The line with which a spreadsheet says how it separates cells. Other programs read it as a row. */
const separatorLine = /^\uFEFF?"?sep=([^\r\n])"?[,;\t|]*(?:\r\n|[\r\n]|$)/i;

/**
 * Reads a CSV file of members. The separator is the one with which the first line has the most known columns, or else
 * the most columns. A file that is not in Unicode is read in `codePage`, or in the one of the browser's language.
 */
export async function readMemberFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  codePage: CodePage | null = null,
): Promise<Result<MemberFile, FileProblem>> {
  const read = await readBytes(file, fileLimits.bytes);
  if (!read.ok) return read;
  const found = textOf(read.value, codePage);
  if (!found) return { ok: false, error: { kind: 'notText' } };
  const { default: papa } = await import('papaparse');
  const [line = '', told] = separatorLine.exec(found.text) ?? [];
  const text = found.text.slice(line.length);
  const skipped = line === '' ? 0 : 1;
  const [best] = [...(told === undefined ? [] : [told]), ...separators]
    .map((delimiter) => {
      const { data } = papa.parse<string[]>(text, { delimiter, preview: FIRST_LINES });
      const headers = data.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? [];
      return { delimiter, headers };
    })
    .toSorted(
      (a, b) =>
        knownCount(b.headers) - knownCount(a.headers) || b.headers.length - a.headers.length,
    );
  const { data, errors } = papa.parse<string[]>(text, { delimiter: best?.delimiter ?? ',' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    return { ok: false, error: { kind: 'broken', line: (broken.row ?? 0) + 1 + skipped } };
  }
  return memberFileOf(file.name, data, { codePage: found.codePage, skipped });
}

/** Returns the text of a file, and its code page if it is not in Unicode. Returns null if it is no text. */
function textOf(
  bytes: Uint8Array,
  wanted: CodePage | null,
): { text: string; codePage: CodePage | null } | null {
  const unicode = unicodeText(bytes);
  if (unicode !== null) return { text: unicode, codePage: null };
  const likely = wanted ?? codePageOf(globalThis.navigator?.language ?? '');
  for (const codePage of [likely, ...triedPages]) {
    const text = textInCodePage(bytes, codePage);
    if (text !== null) return { text, codePage };
  }
  return null;
}
