/** Compresses bytes with raw deflate (RFC 1951). Returns null if the browser has no CompressionStream. */
export async function deflate(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const compressor = streamOf(() => new CompressionStream('deflate-raw'));
  return compressor === null ? null : readBounded(bytes, compressor, Number.POSITIVE_INFINITY);
}

/** Why bytes could not be inflated: the data is invalid or too large, or the browser does not support inflating. */
export type InflateFailure = 'malformed' | 'tooLarge' | 'unsupported';

/** Stops as soon as the result exceeds `most` bytes, as a protection against decompression bombs. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | InflateFailure> {
  const decompressor = streamOf(() => new DecompressionStream('deflate-raw'));
  if (decompressor === null) return 'unsupported';
  try {
    return (await readBounded(bytes, decompressor, most)) ?? 'tooLarge';
  } catch {
    return 'malformed';
  }
}

interface ByteStream {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  writable: WritableStream<BufferSource>;
}

function streamOf(make: () => ByteStream): ByteStream | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Reads the whole output of a stream. Returns null if it exceeds `most` bytes. */
async function readBounded(bytes: Uint8Array<ArrayBuffer>, stream: ByteStream, most: number) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
