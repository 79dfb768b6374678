/** Matches 0 to `most`, in JavaScript and PostgreSQL. The result for 12 is `0|[1-9][0-9]{0,0}|1[0-1]|12`. */
export function digitsUpTo(most: number): string {
  const digits = Array.from(String(most));
  const shorter = digits.length > 1 ? [`[1-9][0-9]{0,${digits.length - 2}}`] : [];
  const asLong = digits.flatMap((digit, place) => {
    const lowest = place === 0 ? 1 : 0;
    const highest = Number(digit) - 1;
    if (highest < lowest) return [];
    const rest = times('[0-9]', digits.length - place - 1);
    return [`${digits.slice(0, place).join('')}[${lowest}-${highest}]${rest}`];
  });
  return [...new Set(['0', ...shorter, ...asLong, String(most)])].join('|');
}

function times(pattern: string, count: number): string {
  return count > 1 ? `${pattern}{${count}}` : pattern.repeat(count);
}
