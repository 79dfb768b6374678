import { expect, fn, userEvent as user, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { storePublishMessages, storePublishNotices } from '#content/messages/market/store-publish';
import type { OwnStore } from '#domain/marketplace/own-store';
import { store } from '#machines/market/store-design/store-design.fixtures';
import {
  StorePublishContext,
  storePublishMachine,
} from '#machines/market/store-publish/store-publish.machine';
import type { CardAnswer } from '#machines/market/store-publish/store-publish.setup';
import { Publish, type PublishProps } from './Publish';

/** The section in every state of the machine `store-publish`. No picture is drawn, and no requests are sent. */
const meta = preview.meta({
  title: 'Screens/Seller/Publish',
  component: Publish,
  parameters: { layout: 'padded' },
});

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 630'%3E%3Crect width='1200' height='630' fill='%236f4cff'/%3E%3C/svg%3E";
const hidden: OwnStore = { ...store(1), isVisible: false };
const visible: OwnStore = { ...store(1), isVisible: true };

type Value = Parameters<typeof storePublishMachine.resolveState>[0]['value'];

/** Renders the section in a state of its machine. */
function at(value: Value, change: Partial<PublishProps> = {}) {
  const props: PublishProps = {
    store: hidden,
    isComplete: true,
    focusRequest: null,
    cardLine: 'From $19.99/month',
    pictureUrl: picture,
    ...change,
  };
  const snapshot = storePublishMachine.resolveState({
    value,
    context: {
      store: props.store,
      cardLine: props.cardLine,
      card: null,
      cardPath: null,
      isRedraw: false,
    },
  });
  return {
    render: () => (
      <StorePublishContext.Provider options={{ snapshot }}>
        <Publish {...props} />
      </StorePublishContext.Provider>
    ),
  };
}

type Canvas = ReturnType<typeof within>;
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const ChecklistIncomplete = meta.story({
  ...at('idle', { isComplete: false }),
  play: async ({ canvas }) => {
    await user.click(button(canvas, 'Publish Store'));
    await expect(canvas.getByText(storePublishNotices.incomplete)).toBeVisible();
  },
});

const drawing = fn(() => new Promise<CardAnswer>(() => {}));
export const Ready = meta.story({
  render: () => (
    <StorePublishContext.Provider
      logic={storePublishMachine.provide({ actors: { draw: fromPromise(drawing) } })}
    >
      <Publish
        store={hidden}
        isComplete
        focusRequest={null}
        cardLine="From $19.99/month"
        pictureUrl={picture}
      />
    </StorePublishContext.Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storePublishMessages.help)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    await user.click(button(canvas, 'Publish Store'));
    await expect(drawing).toHaveBeenCalledOnce();
    await expect(canvas.getByText(storePublishMessages.drawing)).toBeVisible();
  },
});

/** While a step is pending, another press has no effect. */
const pending = (value: 'drawing' | 'uploading' | 'publishing', text: string) => ({
  ...at(value, { pictureUrl: value === 'drawing' ? null : picture }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(canvas.getByText(text, { selector: ':not(button *)' })).toBeVisible();
    await user.click(button(canvas, storePublishMessages.publishing));
    await expect(canvas.getByText(text, { selector: ':not(button *)' })).toBeVisible();
  },
});

export const Drawing = meta.story(pending('drawing', storePublishMessages.drawing));
export const Uploading = meta.story(pending('uploading', storePublishMessages.uploading));

export const Publishing = meta.story({
  ...at('publishing'),
  play: async ({ canvas }) => {
    await expect(button(canvas, storePublishMessages.publishing)).toBeVisible();
  },
});

export const Published = meta.story({
  ...at({ done: 'published' }, { store: visible }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storePublishMessages.publishedHelp)).toBeVisible();
    await expect(button(canvas, 'Publish Again')).toBeEnabled();
    await expect(button(canvas, 'Unpublish')).toBeEnabled();
  },
});

export const Unpublishing = meta.story({
  ...at('unpublishing', { store: visible }),
  play: async ({ canvas }) => {
    await expect(button(canvas, storePublishMessages.unpublishing)).toBeVisible();
    await expect(button(canvas, 'Publish Again')).toBeDisabled();
  },
});

export const Unpublished = meta.story({
  ...at({ done: 'unpublished' }),
  play: async ({ canvas }) => {
    await expect(button(canvas, 'Publish Store')).toBeEnabled();
  },
});

/** The browser has no canvas. */
export const PictureUnavailable = meta.story({
  ...at('idle', { pictureUrl: undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storePublishMessages.pictureUnavailable)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

type Refusal = Exclude<keyof typeof storePublishNotices, 'published' | 'unpublished'>;

/** The section explains why the store was not published, and the seller can retry. */
const refused = (failed: Refusal) => ({
  ...at({ failed }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(canvas.getByText(storePublishNotices[failed])).toBeVisible();
    await expect(button(canvas, 'Publish Store')).toBeEnabled();
  },
});

export const PictureRejected = meta.story(refused('pictureRejected'));
export const AddressTaken = meta.story(refused('slugTaken'));
export const NameTaken = meta.story(refused('nameTaken'));
export const NotAllowed = meta.story(refused('notAllowed'));
export const NotAdministrator = meta.story(refused('notAdministrator'));
export const HiddenBySite = meta.story(refused('hiddenBySite'));
export const Rejected = meta.story(refused('rejected'));
export const SignInRequired = meta.story(refused('signInRequired'));
export const Unreachable = meta.story(refused('unreachable'));
export const Unanswered = meta.story(refused('unanswered'));
export const Conflict = meta.story(refused('conflict'));

export const OnAPhone = meta.story({
  ...at({ failed: 'unanswered' }, { store: visible }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
