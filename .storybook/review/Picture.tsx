import { type Ref, useEffect, useRef, useState } from 'react';
import * as css from './ContactSheet.css';
import { type ReviewSize, reviewSizes } from './viewports';

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
  /** Undefined until the picture is taken. */
  html: string | undefined;
  size: ReviewSize;
}

/** A picture of a story, scaled to the width of its column. */
export function Picture({ title, html, size }: PictureProps) {
  const { width, height } = reviewSizes[size];
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={frame} className={css.frame} style={{ blockSize: height * scale }}>
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
