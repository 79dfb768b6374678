/** Texts for reporting a review. The reviews were published on Whop, so the staff handle each report by hand. */
export const reportMessages = {
  whatHappens:
    'Reviews are verified on Whop and Discord. Copy the report and post it in a ticket in the community server, where staff can review it.',
  copied: 'Copied. Paste it into a ticket in the community server.',
  notCopied: 'Your browser did not allow copying. Select the text and copy it yourself:',
} as const;
