const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Formats an ISO date: '2025-03-01' becomes 'March 1, 2025', regardless of the device's locale. */
export function longDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

/** Formats an ISO date for tables: 'Mar 1, 2025'. */
export function shortDay(iso: string): string {
  return longDay(iso).replace(/^(\p{L}{3})\p{L}*/u, '$1');
}
