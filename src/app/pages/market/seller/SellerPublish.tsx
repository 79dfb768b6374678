import { useEffect, useState } from 'react';
import { cardLineText } from '#content/messages/market/store-publish';
import type { ListedStore } from '#domain/marketplace/listing';
import type { OwnStore } from '#domain/marketplace/own-store';
import { StorePublishContext } from '#machines/market/store-publish/store-publish.machine';
import { Publish } from '#screens/market/publish/Publish';
import { drawCard } from '#services/market/draw-card';
import { storePublishNotices } from '../../../notices/market/store-publish';
import { useNotices } from '../../../use-notices';
import { storePublishLogic } from '../../../wiring/market/store-publish';

export interface SellerPublishProps {
  store: OwnStore;
  isComplete: boolean;
  /** When this value changes, the section takes the focus, unless the value is null. */
  focusRequest: string | null;
  lowestPrice: ListedStore['lowestPrice'];
  onSaved: (store: OwnStore) => void;
}

/** The section that publishes a store, with its machine and the preview of the store's social picture. */
export function SellerPublish(props: SellerPublishProps) {
  const { store, isComplete, focusRequest, lowestPrice } = props;
  const cardLine = cardLineText(lowestPrice);
  const pictureUrl = useCard(store, cardLine);
  return (
    <StorePublishContext.Provider logic={storePublishLogic}>
      <Reports onSaved={props.onSaved} />
      <Publish {...{ store, isComplete, focusRequest, cardLine, pictureUrl }} />
    </StorePublishContext.Provider>
  );
}

function Reports({ onSaved }: Pick<SellerPublishProps, 'onSaved'>) {
  const publish = StorePublishContext.useActorRef();
  useNotices(publish, storePublishNotices);
  useEffect(() => {
    const saved = publish.on('saved', (event) => onSaved(event.store));
    return () => saved.unsubscribe();
  }, [publish, onSaved]);
  return null;
}

/** Draws the picture for the preview. Returns null until it is drawn, and undefined if the browser cannot draw it. */
function useCard({ name, design, logoUrl }: OwnStore, lastLine: string): string | null | undefined {
  const [url, setUrl] = useState<string | null | undefined>(null);
  useEffect(() => {
    let isLeft = false;
    let drawn: string | null = null;
    void drawCard({ store: { name, design, logoUrl }, lastLine }).then((file) => {
      if (isLeft) return;
      drawn = file && URL.createObjectURL(file);
      setUrl(drawn ?? undefined);
    });
    return () => {
      isLeft = true;
      if (drawn !== null) URL.revokeObjectURL(drawn);
    };
  }, [name, design, logoUrl, lastLine]);
  return url;
}
