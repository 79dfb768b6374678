/**
 * As much of a text as Discord would keep (spec §9): the white space around it gone, and of the rest at most `most`
 * code points, so that no character is cut in two. As much work as `most` is large.
 */
export function cut(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  let end = 0;
  for (let left = most; left > 0 && end < trimmed.length; left -= 1) {
    end += (trimmed.codePointAt(end) ?? 0) > 0xff_ff ? 2 : 1;
  }
  return trimmed.slice(0, end);
}
