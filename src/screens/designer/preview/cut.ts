/** Keeps at most `most` code points of the trimmed text (product.md §15.6). The cost is linear in `most`. */
export function cut(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  let end = 0;
  for (let left = most; left > 0 && end < trimmed.length; left -= 1) {
    end += (trimmed.codePointAt(end) ?? 0) > 0xff_ff ? 2 : 1;
  }
  return trimmed.slice(0, end);
}
