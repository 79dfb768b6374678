import { PictureField } from '#components/PictureField/PictureField';
import { sellerMessages } from '#content/messages/market/seller';
import { pictureProblemText } from '#content/messages/dashboard/team';
import { MOST_PICTURE_BYTES, pictureTypes } from '#domain/team/picture';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { fieldMark } from './focus-field';
import * as css from './Setup.css';
import { useSetupView } from './setup-view';

const MEGABYTE = 1_048_576;

/** The logo of a store, cropped to a square. */
export function LogoField({ logoUrlOf }: { logoUrlOf: (path: string | null) => string | null }) {
  const setup = StoreSetupContext.useActorRef();
  const { form, logo, logoProblem, store } = StoreSetupContext.useSelector(
    ({ context }) => context,
  );
  const view = useSetupView();
  return (
    <section className={css.group} aria-label="Logo" {...fieldMark('logoPath')}>
      <PictureField
        label="Logo"
        description={`PNG, JPEG, GIF, WebP, or AVIF, up to ${MOST_PICTURE_BYTES / MEGABYTE} MB. You can also drop a file here.`}
        src={logoUrlOf(form.logoPath)}
        chosen={logo}
        name={form.name.trim() || 'New store'}
        seed={store?.id ?? 'new'}
        shape="rounded"
        types={pictureTypes}
        onChoose={(choice) => setup.send({ type: 'choose logo', ...choice })}
        onRemove={() => setup.send({ type: 'remove logo' })}
        errorMessage={logoProblem ? pictureProblemText(logoProblem) : undefined}
        unreadableMessage={sellerMessages.logoUnreadable}
        animationMessage={sellerMessages.logoAnimation}
        isDisabled={view === 'saving' || view === 'created'}
      />
    </section>
  );
}
