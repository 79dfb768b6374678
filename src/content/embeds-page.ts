/** The description of the embed designer, for search engines and for the list of pages. */
export const embedsDescription =
  'Design Discord messages and embeds with an accurate preview, send them through a webhook, and share them with a link. It is free and needs no account.';
