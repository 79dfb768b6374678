/** Bytes compressed as raw deflate (RFC 1951); null where this browser cannot. */
export async function deflate(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const compressor = streamOf(() => new CompressionStream('deflate-raw'));
  return compressor === null ? null : readBounded(bytes, compressor, Number.POSITIVE_INFINITY);
}

/** Why bytes could not be inflated: no deflate stream, larger than allowed, or a browser too old. */
export type InflateFailure = 'malformed' | 'tooLarge' | 'unsupported';

/** Bytes out of raw deflate. Stops as soon as there are more than `most` of them, so that a bomb does not go off. */
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

/** Everything a stream makes of some bytes; null where that is more than `most` bytes. */
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
