import { Button } from '#components/Button/Button';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import * as css from './AccountDialog.css';

export interface SwitchFormProps {
  question?: string;
  /** The event that shows the other form. */
  to: 'show create' | 'show sign in' | 'show reset';
  children: string;
}

/** A button that shows another form of the dialog. */
export function SwitchForm({ question, to, children }: SwitchFormProps) {
  const actor = SellerAccountContext.useActorRef();
  return (
    <p className={css.foot}>
      {question}
      <Button tone="quiet" size="compact" onPress={() => actor.send({ type: to })}>
        {children}
      </Button>
    </p>
  );
}
