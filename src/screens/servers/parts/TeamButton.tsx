import { UsersRound } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { words } from './ServersTopBar.css';

export interface TeamButtonProps {
  /** The dialog is on its way. */
  isOpening: boolean;
  open: () => void;
}

/** Opens Team Management (spec §2 «Header»: site admins only). */
export function TeamButton({ isOpening, open }: TeamButtonProps) {
  return (
    <Button tone="plain" icon={<UsersRound />} isPending={isOpening} onPress={open}>
      <span className={words}>Team</span>
    </Button>
  );
}
