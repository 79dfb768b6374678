/**
 * QR codes (ISO/IEC 18004) in byte mode with the lowest level of error correction, up to 271 bytes. Supabase Auth draws
 * them with a library; this file replaces it in the mock and in the local backend.
 */

/** For the versions 1 to 10: the bytes of error correction per block, the blocks, and the bytes of data and correction. */
const versions = [
  { correction: 7, blocks: 1, bytes: 26 },
  { correction: 10, blocks: 1, bytes: 44 },
  { correction: 15, blocks: 1, bytes: 70 },
  { correction: 20, blocks: 1, bytes: 100 },
  { correction: 26, blocks: 1, bytes: 134 },
  { correction: 18, blocks: 2, bytes: 172 },
  { correction: 20, blocks: 2, bytes: 196 },
  { correction: 24, blocks: 2, bytes: 242 },
  { correction: 30, blocks: 2, bytes: 292 },
  { correction: 18, blocks: 4, bytes: 346 },
] as const;

/** The squares of a code, row by row; true is dark. */
type Squares = boolean[][];

/**
 * Returns a QR code as an SVG.
 * @throws if the text is too long
 */
export function qrCodeSvg(text: string): string {
  const squares = qrCode(new TextEncoder().encode(text));
  const size = squares.length + 8;
  const path = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${path.join('')}" fill="black"/></svg>`;
}

export function qrCode(data: Uint8Array): Squares {
  const place = versions.findIndex(
    ({ correction, blocks, bytes }, index) =>
      data.length <= bytes - correction * blocks - (index < 9 ? 2 : 3),
  );
  const layout = versions[place];
  if (!layout) throw new Error('The text is too long for a QR code');
  const version = place + 1;
  const size = 17 + 4 * version;
  const squares: Squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Squares = squares.map((row) => [...row]);
  const put = (x: number, y: number, isDark: boolean) => {
    const [row, fixedRow] = [squares[y], fixed[y]];
    if (!row || !fixedRow || x < 0 || x >= size) return;
    row[x] = isDark;
    fixedRow[x] = true;
  };
  putPatterns(put, version, size);
  putBits(squares, fixed, interleaved(data, layout, version));
  for (const [y, row] of squares.entries())
    for (const x of row.keys()) if (!fixed[y]?.[x] && (x + y) % 2 === 0) row[x] = !row[x];
  return squares;
}

type Put = (x: number, y: number, isDark: boolean) => void;

function putPatterns(put: Put, version: number, size: number): void {
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [centerX, centerY] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    putSquare(put, centerX, centerY, 4, (ring) => ring !== 2 && ring !== 4);
  const last = size - 7;
  const middle = version < 7 ? [] : [(6 + last) / 2];
  const centers = version === 1 ? [] : [6, ...middle, last];
  for (const x of centers)
    for (const y of centers) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) putSquare(put, x, y, 2, (ring) => ring !== 1);
    }
  // Level L (01) and mask 0 (000), and the version from version 7, each with its error correction.
  const format = (checked(0b01_000, 10, 0x537) ^ 0x5412) >>> 0;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >>> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : -1;
    if (near >= 0) put(8, near, isDark);
    else put(bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) put(size - 1 - bit, 8, isDark);
    else put(8, size - 15 + bit, isDark);
  }
  put(8, size - 8, true);
  const number = checked(version, 12, 0x1f25);
  for (let bit = 0; version >= 7 && bit < 18; bit += 1) {
    const [along, across] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    put(along, across, ((number >>> bit) & 1) === 1);
    put(across, along, ((number >>> bit) & 1) === 1);
  }
}

function putSquare(
  put: Put,
  x: number,
  y: number,
  radius: number,
  isDark: (ring: number) => boolean,
): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      put(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Appends the remainder of a division by a generator polynomial (BCH code). */
function checked(value: number, length: number, generator: number): number {
  let rest = value;
  for (let bit = 0; bit < length; bit += 1)
    rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}

/** Fills the free squares in columns of two from the right, alternately upwards and downwards. */
function putBits(squares: Squares, fixed: Squares, bytes: readonly number[]): void {
  const size = squares.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUpwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = isUpwards ? size - 1 - step : step;
        const row = squares[y];
        if (!row || fixed[y]?.[x]) continue;
        row[x] = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
  }
}

/** Returns the bytes of the data and of its error correction in their order in the code. */
function interleaved(
  data: Uint8Array,
  { correction, blocks, bytes }: (typeof versions)[number],
  version: number,
): number[] {
  const room = bytes - correction * blocks;
  const header = version < 10 ? [data.length] : [data.length >>> 8, data.length & 255];
  // The mode takes four bits, so that every byte after it is split in two.
  const halves = [4, ...[...header, ...data].flatMap((byte) => [byte >>> 4, byte & 15]), 0];
  const filled = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[at * 2] ?? 0) << 4) | (halves[at * 2 + 1] ?? 0),
  );
  const padded = Array.from(
    { length: room },
    (_, at) => filled[at] ?? ((at - filled.length) % 2 === 0 ? 0xec : 0x11),
  );
  const short = blocks - (room % blocks);
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks; block += 1) {
    const length = Math.floor(room / blocks) + (block < short ? 0 : 1);
    parts.push(padded.slice(from, from + length));
    from += length;
  }
  return [...inTurn(parts), ...inTurn(parts.map((part) => correctionOf(part, correction)))];
}

function inTurn(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}

/** Returns the bytes of the Reed-Solomon code over GF(256). */
function correctionOf(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < length; power += 1, root = product(root, 2))
    generator = [...generator, 0].map(
      (factor, at) => factor ^ (at > 0 ? product(generator[at - 1] ?? 0, root) : 0),
    );
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const first = byte ^ (rest[0] ?? 0);
    rest = generator.slice(1).map((factor, at) => (rest[at + 1] ?? 0) ^ product(factor, first));
  }
  return rest;
}

function product(one: number, other: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1)
    result = (result << 1) ^ ((result >>> 7) * 0x11d) ^ (((other >>> bit) & 1) * one);
  return result;
}
