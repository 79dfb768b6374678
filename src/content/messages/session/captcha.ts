/** Texts of the security check (product.md §6.15). */
export const captchaMessages = {
  title: 'Security check',
  help: 'Confirm that you are not a program. Cloudflare runs this check for us.',
  loading: 'Loading the check...',
  retry: 'Try Again',
  cancel: 'Cancel',
} as const;

/** Texts that explain why the security check gave no result. */
export const captchaErrors = {
  blocked: {
    title: 'The security check did not load',
    help: 'Check your connection. If you use an ad blocker, allow challenges.cloudflare.com. Then try again.',
  },
  refused: {
    title: 'The security check was not passed',
    help: 'Try again. If it fails again, turn off your VPN and browser extensions, or use another browser.',
  },
} as const;
