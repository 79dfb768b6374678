import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import {
  endedText,
  myMembershipsMessages,
  pastDueTexts,
  roleText,
} from '#content/messages/market/my-memberships';
import { type BuyerRole, buyerRoles, type MyMembership } from '#domain/marketplace/my-membership';
import { paths } from '#domain/paths';
import { readerAt } from '#machines/charts/reader.fixtures';
import { MembershipRefusalContext } from '#machines/market/membership-refusal/membership-refusal.machine';
import { vault } from '#machines/market/my-memberships/my-memberships.fixtures';
import {
  MyMembershipsContext,
  myMembershipsMachine,
} from '#machines/market/my-memberships/my-memberships.machine';
import { OfferAnswerContext } from '#machines/market/offer-answer/offer-answer.machine';
import { ReviewEditContext } from '#machines/market/review-edit/review-edit.machine';
import { StoryFrame } from '../../shell/story-frame';
import { MembershipCards } from './parts/MembershipCards';

/** The cards of a buyer's memberships, without requests. */
const meta = preview.meta({
  title: 'Screens/My memberships/Cards',
  component: MembershipCards,
  parameters: { layout: 'padded' },
});

const cards = (listed: readonly Partial<MyMembership>[]) => {
  const value = listed.map((each, index) => ({ ...vault, id: `m${index}`, ...each }));
  const snapshot = readerAt(myMembershipsMachine, { shown: 'fresh' }, { value });
  return {
    render: () => (
      <StoryFrame at={paths.myMemberships.href()} session="signedIn">
        <MyMembershipsContext.Provider options={{ snapshot }}>
          <ReviewEditContext.Provider options={{ input: { userId: 'noor' } }}>
            <MembershipRefusalContext.Provider>
              <OfferAnswerContext.Provider>
                <MembershipCards />
              </OfferAnswerContext.Provider>
            </MembershipRefusalContext.Provider>
          </ReviewEditContext.Provider>
        </MyMembershipsContext.Provider>
      </StoryFrame>
    ),
  };
};

const withRole = (role: BuyerRole, roleName: string | null = 'Vault') => ({
  server: { id: '900000000000000001', role, roleName },
  isOversold: role === 'noSpot',
});

export const Roles = meta.story({
  ...cards([...buyerRoles.map((role) => withRole(role)), withRole('due', null), { server: null }]),
  play: async ({ canvas }) => {
    for (const role of buyerRoles) {
      const membership = { ...vault, ...withRole(role) };
      const text = roleText(membership) ?? myMembershipsMessages.oversold;
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText(/The bot gives you a role in the server/)).toBeVisible();
  },
});

export const PastDueOnWhop = meta.story({
  ...cards([{ status: 'past_due', provider: 'whop' }]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(pastDueTexts.whop)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Update payment on Whop/ })).toHaveAttribute(
      'href',
      'https://whop.com/@me/settings/memberships',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^More for Vault/ }));
    const menu = within(await screen.findByRole('menu'));
    await expect(await menu.findByRole('menuitem', { name: 'Open in Discord' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** What has ended is open if there is nothing else. */
export const OnlyEnded = meta.story({
  ...cards([{ status: 'canceled', server: null, until: '2026-09-01T09:00:00.000Z' }]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: endedText(1) })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Vault' })).toBeVisible();
  },
});

const long = 'Everything in the store, and what comes next year, for you and your whole family ';

export const LongOnAPhone = meta.story({
  ...cards([
    {
      name: long.repeat(2),
      store: { ...vault.store, name: 'W'.repeat(100) },
      ...withRole('due', 'R'.repeat(100)),
    },
    { isOffered: true, server: null },
  ]),
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
