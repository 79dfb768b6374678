import { type ReactNode, useState } from 'react';

export interface LoadedImageProps {
  src: string;
  /** '' for decorative images. */
  alt: string;
  className: string;
  /** Rendered if the image fails to load; by default nothing (product.md §15.6). */
  fallback?: ReactNode;
}

/** Shows `fallback` if the image fails to load. Tries again when `src` changes. */
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
      // The image's host must not be told which page shows the image.
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

export interface OutsideLinkProps {
  /** An http, https, mailto or tel URL. It comes from parsed markup, or `webAddress` has checked it. */
  href: string;
  className: string;
  title?: string;
  children: ReactNode;
}

/** A link from user content. A web address opens in a new tab, without a referrer. */
export function OutsideLink({ href, className, title, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      title={title}
      target={href.startsWith('http') ? '_blank' : undefined}
      rel="noopener noreferrer nofollow"
      className={className}
    >
      {children}
    </a>
  );
}
