import type { StoreSaveError } from '#domain/marketplace/own-store';
import { type PictureError, pictureErrorKinds } from '#domain/team/failure';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { errorsOf, failures } from '../../errors-by-kind';
import { saveErrors, store } from '../store-design/store-design.fixtures';
import type { storePublishMachine } from './store-publish.machine';
import type { PublishAnswer, UploadAnswer } from './store-publish.setup';

export const card = new File(['card'], 'card.png', { type: 'image/png' });
export const path = 'biz_00000001/7b0c7a33-0000-4000-8000-000000000001.png';
export const publish = {
  type: 'publish',
  store: store(1),
  isComplete: true,
  cardLine: 'From $19.99/month',
} as const;
export const unpublish = { type: 'unpublish', store: { ...store(2), isVisible: true } } as const;

export const redraw = { type: 'redraw', store: store(3), cardLine: 'From $24.99/month' } as const;

export const uploadErrors = errorsOf(pictureErrorKinds);

export const uploadedAs = (name: string): UploadAnswer => ({ ok: true, value: name });
export const published: PublishAnswer = {
  ok: true,
  value: { ...store(2), isVisible: true, cardPath: path },
};

export const publishHidden = { ...publish, store: { ...store(1), isHiddenBySite: true } };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storePublishFixtures = {
  events: {
    publish: [publish, { ...publish, isComplete: false }, publishHidden],
    unpublish: [unpublish],
    redraw: [redraw],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    draw: { outcomes: [card, null] },
    upload: { outcomes: [uploadedAs(path), ...failures<PictureError>(uploadErrors)] },
    save: { outcomes: [published, ...failures<StoreSaveError>(saveErrors)] },
  },
  delays: {},
} satisfies WalkOptions<typeof storePublishMachine>;
