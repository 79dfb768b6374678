/** What is said while a review is reported. Reviews live on Whop, so a person has to act on a report. */
export const reportMessages = {
  whatHappens:
    'Reviews are verified on Whop and Discord. Copy the report and post it on the support server: our staff look into it and ask Whop to take the review down if you are right.',
  copied: 'Copied. Paste it into a ticket on the support server.',
  notCopied: 'Your browser would not copy it. Select the text and copy it by hand:',
} as const;
