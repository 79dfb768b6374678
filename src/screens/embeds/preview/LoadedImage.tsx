import { type ReactNode, useState } from 'react';

export interface LoadedImageProps {
  /** An http or https address. */
  src: string;
  /** '' where the picture is decoration. */
  alt: string;
  className: string;
  /** What stands in for a picture that does not load; nothing, when not given (spec §2 «Broken images are hidden»). */
  fallback?: ReactNode;
}

/** A picture from anywhere in the web, as long as it loads. Another address is another try. */
export function LoadedImage(props: LoadedImageProps) {
  return <Attempt key={props.src} {...props} />;
}

function Attempt({ src, alt, className, fallback = null }: LoadedImageProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return fallback;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      decoding="async"
      // Whoever keeps the picture learns nothing of the page it is shown on.
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
