import { EyeOff, Globe } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { storePublishMessages, storePublishNotices } from '#content/messages/market/store-publish';
import type { OwnStore } from '#domain/marketplace/own-store';
import { StorePublishContext } from '#machines/market/store-publish/store-publish.machine';
import { box, grid, row, stack } from '#theme/box';
import * as css from './Publish.css';

export interface PublishProps {
  store: OwnStore;
  /** Whether every other step of the checklist is done. */
  isComplete: boolean;
  /** A new value each time the user follows a link that focuses this section; null for other URLs. */
  focusRequest: string | null;
  cardLine: string;
  /** The URL of the social picture; null while the picture is being drawn, undefined if the browser cannot draw it. */
  pictureUrl: string | null | undefined;
}

/** Publishes and unpublishes a store, and shows its social picture. Reads the machine `store-publish`. */
export function Publish(props: PublishProps) {
  const { store, isComplete, focusRequest, cardLine, pictureUrl } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusRequest !== null) section.current?.focus();
  }, [focusRequest]);
  const titleId = useId();
  const statusId = useId();
  const publish = StorePublishContext.useActorRef();
  const step = StorePublishContext.useSelector(({ value }) =>
    typeof value === 'string' ? value : 'idle',
  );
  const error = StorePublishContext.useSelector(({ value }) =>
    typeof value === 'object' && 'failed' in value ? value.failed : null,
  );
  const isPublishing = ['drawing', 'uploading', 'publishing'].includes(step);
  const { isVisible } = store;
  return (
    <section
      ref={section}
      id="publish"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={css.root}
    >
      <div className={stack({ gap: 'm' })}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {storePublishMessages.title}
        </h2>
        <p className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>
          {isVisible ? storePublishMessages.publishedHelp : storePublishMessages.help}
        </p>
        <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
          <Button
            tone={isVisible ? 'plain' : 'accent'}
            icon={<Globe />}
            isPending={isPublishing}
            pendingLabel={storePublishMessages.publishing}
            isDisabled={step === 'unpublishing'}
            aria-describedby={statusId}
            onPress={() => publish.send({ type: 'publish', store, isComplete, cardLine })}
          >
            {isVisible ? 'Publish Again' : 'Publish Store'}
          </Button>
          {isVisible && (
            <Button
              tone="plain"
              icon={<EyeOff />}
              isPending={step === 'unpublishing'}
              pendingLabel={storePublishMessages.unpublishing}
              isDisabled={isPublishing}
              onPress={() => publish.send({ type: 'unpublish', store })}
            >
              Unpublish
            </Button>
          )}
        </div>
        <p
          id={statusId}
          role="status"
          className={
            error === null
              ? box({ size: 's', color: 'textMuted', textWrap: 'pretty' })
              : box({ size: 's', color: 'dangerText' })
          }
        >
          {error === null ? stepText(step) : storePublishNotices[error]}
        </p>
      </div>
      <figure className={grid({ gap: 's' })}>
        {typeof pictureUrl === 'string' ? (
          <img src={pictureUrl} alt={storePublishMessages.pictureAlt} className={css.image} />
        ) : (
          <div className={css.image} />
        )}
        <figcaption className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>
          {pictureUrl === undefined
            ? storePublishMessages.pictureUnavailable
            : `${storePublishMessages.pictureTitle}. ${storePublishMessages.pictureHelp}`}
        </figcaption>
      </figure>
    </section>
  );
}

function stepText(step: string): string {
  if (step === 'drawing') return storePublishMessages.drawing;
  return step === 'uploading' ? storePublishMessages.uploading : '';
}
