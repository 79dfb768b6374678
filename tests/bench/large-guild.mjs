// A response of the `guild-resources` function for a guild at Discord's limits: 250 roles and 500 channels.

const FIRST_ID = 845_201_933_120_500_000n;
const CATEGORIES = 20;
/** Discord's channel types. */
const kinds = { text: 0, voice: 2, category: 4 };

/** @param {number} index of a role or a channel */
const idAt = (index) => String(FIRST_ID + BigInt(index));

const roles = Array.from({ length: 250 }, (_, position) => ({
  id: idAt(position),
  name: `Role number ${position}`,
  color: (position * 65_793) % 16_777_216,
  position,
  permissions: '0',
  managed: false,
}));

const channels = Array.from({ length: 500 }, (_, position) => {
  const isCategory = position < CATEGORIES;
  return {
    id: idAt(1_000 + position),
    name: isCategory ? `Category ${position}` : `channel-number-${position}`,
    type: isCategory ? kinds.category : position % 5 === 0 ? kinds.voice : kinds.text,
    parent_id: isCategory ? null : idAt(1_000 + (position % CATEGORIES)),
    position,
    permission_overwrites: [],
  };
});

const bot = {
  id: idAt(2_000),
  roles: [idAt(249)],
  owner_id: idAt(2_001),
  timed_out_until: null,
};

export const largeGuild = { roles, channels, bot };
