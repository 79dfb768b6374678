/** Collects the files that a story downloads. Call `stop` at its end. */
export function watchDownloads(): { made: readonly Blob[]; stop: () => void } {
  const made: Blob[] = [];
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) made.push(object);
    return create(object);
  };
  return {
    made,
    stop: () => {
      URL.createObjectURL = create;
    },
  };
}
