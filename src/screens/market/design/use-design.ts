import { useEffect, useState } from 'react';
import { designProblemText } from '#content/messages/market/store-design';
import { type DesignForm, type DesignPlace, designProblems } from '#domain/marketplace/design-form';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';

/** `place` is the text field in which the user types. Other controls omit it. */
export function useDesignEdit(): (changed: Partial<DesignForm>, place?: string) => void {
  const design = StoreDesignContext.useActorRef();
  return (changed, place) =>
    design.send({ type: 'edit', changed, place: place ?? null, at: Date.now() });
}

export function useDesignField<Key extends keyof DesignForm>(key: Key): DesignForm[Key] {
  return StoreDesignContext.useSelector(({ context }) => context.form[key]);
}

export function useDesignProblem(place: DesignPlace): string | undefined {
  return StoreDesignContext.useSelector(({ context }) => {
    const problem = designProblems(context.form).get(place);
    return problem && designProblemText(problem);
  });
}

/** Focuses the first match of the selectors after the next render. */
export function useFocusAfterUpdate(): (...selectors: readonly string[]) => void {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const selector of wanted) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) continue;
      element.focus();
      return;
    }
  }, [wanted]);
  return (...selectors) => setWanted(selectors);
}
