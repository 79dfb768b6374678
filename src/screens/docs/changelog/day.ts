const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** An ISO day as it is read: '2025-03-01' is 'March 1, 2025'. The same on every machine. */
export function longDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

/** As narrow as a table wants it: 'Mar 1, 2025'. */
export function shortDay(iso: string): string {
  return longDay(iso).replace(/^(\p{L}{3})\p{L}*/u, '$1');
}
