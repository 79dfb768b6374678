import type { LinkButtonProps } from '#components/LinkButton/LinkButton';
import { paths } from '#domain/paths';
import { DialogLink } from './DialogLink';
import { usePricingControl } from './pricing-control';

declare module '../../shell/islands/island' {
  interface IslandProps {
    'pricing-link': PricingLinkProps;
  }
}

export interface PricingLinkProps extends Pick<LinkButtonProps, 'tone' | 'size' | 'icon'> {
  children: string;
}

/** A link that opens the pricing dialog. Without JavaScript, it opens the features page. */
export function PricingLink(props: PricingLinkProps) {
  const { open, preload } = usePricingControl();
  return (
    <DialogLink {...props} href={paths.features.href('plans')} onOpen={open} onApproach={preload} />
  );
}
