/** Returns the anchor of a heading: "Points nobody can farm" becomes "points-nobody-can-farm". */
export function anchorOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
