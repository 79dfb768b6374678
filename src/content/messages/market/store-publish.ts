import type { ListedStore } from '#domain/marketplace/listing';
import { priceText } from './marketplace';
import { storeSaveErrors } from './store-design';

/** Texts about publishing a store (product.md §21.11). */
export const storePublishMessages = {
  title: 'Publish',
  help: 'The marketplace lists your store, and everyone can open its page.',
  publishedHelp:
    'The marketplace lists your store. When its name, subtitle, logo, colors, or lowest price change, the social picture is drawn again.',
  pictureTitle: 'Social picture',
  pictureHelp: 'Other sites show it when someone shares a link to your store.',
  pictureAlt: 'The social picture of this store',
  pictureUnavailable:
    'This browser cannot draw the picture. The store can be published without it.',
  drawing: 'Drawing the social picture...',
  uploading: 'Uploading the social picture...',
  publishing: 'Publishing...',
  unpublishing: 'Unpublishing...',
} as const;

/** The texts of the notices, keyed by notice. A failure has the same text for publishing and unpublishing. */
export const storePublishNotices = {
  ...storeSaveErrors,
  rejected: 'The server did not accept the store. Check its settings and try again.',
  signInRequired: 'Your session has ended. Sign in again, then try again.',
  unreachable: 'Nothing was changed. Check your connection and try again.',
  unanswered:
    'The server did not respond, so this may not have been done. Check your connection and try again.',
  published: 'Your store is published',
  unpublished: 'Your store is no longer published',
  pictureStale:
    'The social picture of your store still shows the old version. Open the dashboard again to update it.',
  incomplete: 'Finish the steps above to publish your store.',
  pictureRejected: 'The social picture was not accepted. Try again.',
  conflict: 'The store was saved in another tab in the meantime. Try again.',
} as const;

/** Returns the last line of the store's social picture: the lowest price, or an invitation if there is no price. */
export function cardLineText(lowest: ListedStore['lowestPrice']): string {
  return lowest === null ? 'Memberships on Discord' : `From ${priceText(lowest.minor, lowest)}`;
}
