import { useEffect, useRef } from 'react';
import { Dialog } from '#components/Dialog/Dialog';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  factorCodeMessages,
  factorMessages,
  factorsErrors,
} from '#content/messages/session/second-factor';
import { SecondFactorsContext } from '#machines/session/second-factors/second-factors.machine';
import { Reading } from '../shell/Reading';
import { FactorCodeForm } from './FactorCodeForm';

export interface FactorDialogProps {
  isOpen: boolean;
  onPassed: () => void;
  onCanceled: () => void;
}

/** Asks for a code of an authenticator app before a change (product.md §6.18). Reads the machine `second-factors`. */
export function FactorDialog({ isOpen, onPassed, onCanceled }: FactorDialogProps) {
  return (
    <Dialog
      size="small"
      title={factorCodeMessages.title}
      description={factorCodeMessages.why}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onCanceled}
    >
      <Code onPassed={onPassed} />
    </Dialog>
  );
}

function Code({ onPassed }: Pick<FactorDialogProps, 'onPassed'>) {
  const place = useRef<HTMLDivElement>(null);
  const factors = SecondFactorsContext.useSelector(({ context }) => context.value);
  const isWithout = factors?.length === 0;
  useEffect(() => {
    // The apps were removed meanwhile, so that no code is needed any more.
    if (isWithout) onPassed();
  }, [isWithout, onPassed]);
  return (
    <div ref={place} tabIndex={-1}>
      <Reading
        reader={SecondFactorsContext}
        texts={{ loading: factorMessages.loading, errors: factorsErrors }}
        skeleton={<Skeleton height="5rem" />}
        fallback={place}
        level={3}
      >
        <FactorCodeForm
          factors={factors ?? []}
          help={factorCodeMessages.help}
          confirmLabel={factorCodeMessages.confirm}
          takesFocus
          onAccepted={onPassed}
        />
      </Reading>
    </div>
  );
}
