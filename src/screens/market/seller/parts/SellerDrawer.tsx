import { Drawer } from '#components/Drawer/Drawer';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { paths } from '#domain/paths';
import { stack } from '#theme/box';
import { hubLabel, StorePageLink } from './SellerBar';
import { SellerNav, type SellerNavProps } from './SellerNav';

export interface SellerDrawerProps extends Omit<SellerNavProps, 'onChosen'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function SellerDrawer({ isOpen, onOpenChange, ...navigation }: SellerDrawerProps) {
  return (
    <Drawer
      title="Navigation"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className={stack({ gap: 's', align: 'stretch' })}>
          <LinkButton tone="quiet" href={paths.marketplace.href()}>
            {hubLabel}
          </LinkButton>
          <StorePageLink store={navigation.store} />
        </div>
      }
    >
      <SellerNav {...navigation} onChosen={() => onOpenChange(false)} />
    </Drawer>
  );
}
