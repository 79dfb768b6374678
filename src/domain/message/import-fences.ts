import { looksLikeJson } from './import-links';

/** The first line of a fenced code block: three or more backticks or tildes, and any name of a language. */
const opening = /^[ \t]*(`{3,}|~{3,})[^`\r\n]*$/;

/**
 * Returns the contents of fenced code blocks that look like JSON. The end of the text ends an open block. Each content
 * begins with as many empty lines as precede it, so that the position of an error is that in the whole text.
 */
export function fencedJson(text: string): string[] {
  if (text.trimStart().startsWith('{') || !/`{3}|~{3}/.test(text)) return [];
  const blocks: string[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const fence = opening.exec(lines[at] ?? '')?.[1];
    if (fence === undefined) continue;
    const start = at + 1;
    const isClosing = (line: string) => {
      const trimmed = line.trim();
      return trimmed.startsWith(fence) && trimmed === fence.charAt(0).repeat(trimmed.length);
    };
    const length = lines.slice(start).findIndex(isClosing);
    at = length === -1 ? lines.length : start + length;
    const content = lines.slice(start, at).join('\n');
    if (looksLikeJson(content)) blocks.push('\n'.repeat(start) + content);
  }
  return blocks;
}

/** Returns the content of a text that is only one code block, also if it is in one line. Otherwise the text itself. */
export function unfenced(text: string): string {
  const match =
    /^\s*(`{3,}|~{3,})(?:[\w+.-]*[ \t]*\r?\n|(?:[\w+.-]+[ \t]+)?(?=[[{]))([^]*?)\1\s*$/.exec(text);
  return match?.[2] ?? text;
}
