/** The encodings without Unicode in which spreadsheets save text. The names are those of `TextDecoder`. */
export const codePages = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
  'macintosh',
] as const;
export type CodePage = (typeof codePages)[number];

/** The languages for which Windows uses another code page than 1252. */
const languagesOf: Readonly<Partial<Record<CodePage, readonly string[]>>> = {
  'windows-1250': ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'],
  'windows-1251': ['be', 'bg', 'kk', 'mk', 'mn', 'ru', 'sr', 'uk'],
  'windows-1253': ['el'],
  'windows-1254': ['az', 'tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa', 'ur'],
  'windows-1257': ['et', 'lt', 'lv'],
  'windows-1258': ['vi'],
  'windows-874': ['th'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
  big5: ['zh-hk', 'zh-mo', 'zh-tw'],
  gb18030: ['zh'],
};

/**
 * The order in which code pages are tried after the likely one. Those come first in which few other texts are valid.
 */
export const triedPages: readonly CodePage[] = [
  'windows-1252',
  'shift_jis',
  'euc-kr',
  'big5',
  'gb18030',
  ...codePages,
];

/** Control characters other than tabs and line breaks. A text file has none of them. */
const controls = /(?![\t\n\f\r])\p{Cc}/u;

/**
 * Returns the text of a file in UTF-8 or UTF-16; null if its bytes are neither, or if it has a null character, as
 * UTF-32 has. In UTF-16 without a byte order mark,
 * one byte of the first character is 0, because the files that are read begin with a Latin letter or a bracket.
 */
export function unicodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const text = decoded(bytes, isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8');
  return text?.includes('\0') ? null : text;
}

/** Returns the text of a file in a code page; null if the file has other bytes, or is no text. */
export function textInCodePage(bytes: Uint8Array, page: CodePage): string | null {
  const text = decoded(bytes, page);
  return text === null || controls.test(text) ? null : text;
}

/** Returns the code page that Windows uses for a language (BCP 47). */
export function codePageOf(language: string): CodePage {
  const wanted = language.toLowerCase();
  const isOf = (page: CodePage) =>
    languagesOf[page]?.some((each) => wanted === each || wanted.startsWith(`${each}-`)) ?? false;
  return (['big5', ...codePages] as const).find(isOf) ?? 'windows-1252';
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
