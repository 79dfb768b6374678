import { UsersRound } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { words } from './ServersTopBar.css';

export interface TeamButtonProps {
  isOpening: boolean;
  open: () => void;
}

/** Opens Team Management (product.md §12.21). */
export function TeamButton({ isOpening, open }: TeamButtonProps) {
  return (
    <Button tone="plain" icon={<UsersRound />} isPending={isOpening} onPress={open}>
      <span className={words({ isShort: true })}>Team</span>
    </Button>
  );
}
