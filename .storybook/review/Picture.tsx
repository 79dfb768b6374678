import { type Ref, useEffect, useRef, useState } from 'react';
import * as css from './ContactSheet.css';
import type { Size } from './viewports';

/** The frame in which stories are rendered in order to take their pictures. It is invisible and inert. */
export function Stage({ ref }: { ref: Ref<HTMLIFrameElement> }) {
  return (
    <iframe
      ref={ref}
      title="The story whose picture is taken"
      className={css.stage}
      tabIndex={-1}
    />
  );
}

interface PictureProps {
  title: string;
  /** Undefined while there is no picture. */
  html: string | undefined;
  size: Size;
}

/** A picture of a story, scaled to the width of its column. A picture that is narrower keeps its size. */
export function Picture({ title, html, size: { width, height } }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div
      ref={frame}
      className={css.frame}
      // The ratio gives a picture its room before it is measured. Otherwise all pictures would be in view at first.
      style={{ maxInlineSize: width, aspectRatio: `${width} / ${height}` }}
    >
      {html !== undefined && (
        <iframe
          title={title}
          // The picture does not run scripts and cannot receive the focus.
          sandbox="allow-same-origin"
          inert
          srcDoc={html}
          className={css.picture}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
