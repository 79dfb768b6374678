/** A simplified Discord logo in `currentColor`. Decorative: a label beside it says "Discord". */
export function DiscordMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd">
      <path d="M8.6 4.8c-1.700.3-3.200.8-4.600 1.600C2.100 9.600 1.300 12.900 1.700 16.500c1.700 1.300 3.500 2.100 5.400 2.600l1.200-1.900c2.400.6 5 .6 7.400 0l1.200 1.900c1.900-.5 3.700-1.300 5.400-2.600.4-3.600-.4-6.900-2.300-10.100-1.400-.8-2.900-1.300-4.600-1.600l-.8 1.600a15 15 0 0 0-5.200 0zM8.500 10.300a1.900 2 0 1 1 0 4 1.900 2 0 0 1 0-4zm7 0a1.900 2 0 1 1 0 4 1.900 2 0 0 1 0-4z" />
    </svg>
  );
}
