import { Suspense } from 'react';
import { isSet, keptParts, type KeptPart } from '#domain/message/kept-parts';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { lazyComponent } from '../lazy-component';
import { useEditorView } from './EditorView';

const KeptPartList = lazyComponent(async () => (await import('./KeptPartList')).KeptPartList);

/** Lists what the form cannot edit, and what an import left out. Most messages have none. */
export function KeptParts() {
  const { leftOut } = useEditorView();
  const parts = MessageDraftContext.useSelector(
    ({ context }) => keptParts.filter((part) => isSet(context.message, part)),
    isSameList,
  );
  if (parts.length === 0 && leftOut.length === 0) return null;
  return (
    <Suspense>
      <KeptPartList parts={parts} />
    </Suspense>
  );
}

function isSameList(one: readonly KeptPart[], other: readonly KeptPart[]): boolean {
  return one.length === other.length && one.every((part, place) => part === other[place]);
}
