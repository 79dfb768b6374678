import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { accountErrors, accountMessages } from '#content/messages/session/account';
import { sessionMessages } from '#content/messages/session/session';
import { paths } from '#domain/paths';
import { demoCredentials } from '#mocks/session/people';
import { answersLike, worldStory } from '../../../../.storybook/world-story';
import { AccountDialog } from './AccountDialog';

/**
 * The dialog with the app's machines and services, in different states of the mock backend (worlds). The states of the
 * dialog are in `AccountDialog.states.stories.tsx`.
 */
const meta = preview.meta({
  title: 'Screens/Marketplace/Account/Wired',
  component: AccountDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
});

const at = paths.marketplace.href();
const noor = {
  username: 'card_shop',
  email: 'noor@resellers.example',
  password: 'a long password',
};

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const toast = () =>
  within(screen.getByRole('region', { name: /notification/ })).getByRole('status');

async function openForm() {
  await press('Sell a Membership');
  await dialog('Sell a Membership');
}

async function paste(into: HTMLElement, text: string) {
  await userEvent.click(into);
  await userEvent.paste(text);
}

async function fillForm({ username, email, password }: typeof noor) {
  await paste(await field('Username'), username);
  await paste(await field('Email'), email);
  await paste(screen.getByLabelText('Password'), password);
}

async function expectTyped() {
  await expect(await field('Username')).toHaveValue(noor.username);
  await expect(await field('Email')).toHaveValue(noor.email);
  await expect(screen.getByLabelText('Password')).toHaveValue(noor.password);
}

const visitor = worldStory({ world: 'signed-out', at });
/** The form keeps its input, even while the dialog is closed. */
export const Refused = meta.story({
  ...visitor.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ msw, step }) => {
    await openForm();
    await step('a username of another seller', async () => {
      await fillForm({ ...noor, username: 'MIRA' });
      await press('Create Account');
      await screen.findByText(accountErrors.usernameTaken);
      await expect(await field('Username')).toHaveFocus();
      await userEvent.clear(await field('Username'));
      await paste(await field('Username'), noor.username);
      await expect(screen.queryByText(accountErrors.usernameTaken)).toBeNull();
    });
    await step('no response', async () => {
      answersLike('offline-signed-out', msw);
      await press('Create Account');
      await screen.findByText(accountErrors.unreachable);
      await expectTyped();
      await press('Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await openForm();
      await expectTyped();
      await expect(screen.queryByText(accountErrors.unreachable)).toBeNull();
    });
  },
});

const confirming = worldStory({ world: 'seller-confirming', at });
export const Confirming = meta.story({
  ...confirming.annotations,
  parameters: { consoleErrors: [answered(400)] },
  play: async ({ step }) => {
    await step('a new account waits for its confirmation', async () => {
      await openForm();
      await fillForm(noor);
      await press('Create Account');
      await dialog('Confirm Your Email');
      await waitFor(() => expect(screen.getByText(new RegExp(noor.email))).toBeVisible());
      await expect(screen.getByRole('button', { name: 'Send Again' })).toBeDisabled();
    });
    await step('it is not confirmed by saying so', async () => {
      await press('I Confirmed My Email');
      await screen.findByText(accountMessages.notConfirmed);
    });
    await step('the address can be changed, and what was typed is still there', async () => {
      await press('Change it');
      await expectTyped();
    });
    await step('a sign-in with an address that is not confirmed leads back', async () => {
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign in' }),
      );
      await dialog('Sign In');
      await expect(await field('Email')).toHaveValue(noor.email);
      await userEvent.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign In' }),
      );
      await dialog('Confirm Your Email');
      await expect(screen.getByRole('button', { name: 'Send Again' })).toBeEnabled();
    });
  },
});

const newSeller = worldStory({ world: 'seller-new', at });
export const WithDiscord = meta.story({
  ...newSeller.annotations,
  parameters: { consoleErrors: [answered(409)] },
  play: async ({ msw, step }) => {
    await step('somebody who is signed in needs a username only', async () => {
      await openForm();
      await expect(await field('Username')).toHaveValue('fresh_start');
      await expect(screen.queryByLabelText('Password')).toBeNull();
    });
    await step('one that was taken meanwhile is asked for again', async () => {
      answersLike('signup-username-taken', msw).openStartingSession();
      await press('Create Account');
      await screen.findByText(accountErrors.usernameTaken);
      await expect(await field('Username')).toHaveValue('fresh_start');
    });
  },
});

const lost = worldStory({ world: 'seller-account-unreachable', at });
export const Unavailable = meta.story({
  ...lost.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ msw, step }) => {
    await step('the account does not load', async () => {
      await press('Sell a Membership');
      await dialog(accountMessages.unavailable);
    });
    await step('and then it does', async () => {
      answersLike('seller-new', msw);
      await press('Try Again');
      await field('Username');
    });
  },
});

export const AccountMenu = meta.story({
  ...worldStory({ world: 'signed-out', at }).annotations,
  parameters: { consoleErrors: [answered(400)] },
  play: async ({ canvas, step }) => {
    await step('Login opens the dialog on its sign-in', async () => {
      await press('Sign in');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Login' }));
      await dialog('Sign In');
    });
    await step('wrong credentials', async () => {
      await paste(await field('Email'), demoCredentials.email);
      await paste(screen.getByLabelText('Password'), 'guess');
      const form = within(screen.getByRole('dialog'));
      await userEvent.click(form.getByRole('button', { name: 'Sign In' }));
      await screen.findByText(accountErrors.invalidCredentials);
    });
    await step('signed in, and still in the marketplace', async () => {
      await userEvent.clear(screen.getByLabelText('Password'));
      await paste(screen.getByLabelText('Password'), demoCredentials.password);
      const form = within(screen.getByRole('dialog'));
      await userEvent.click(form.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(await canvas.findByRole('button', { name: /theo ?Marketplace/ }));
      await waitFor(() => expect(screen.getByText('Marketplace Account')).toBeVisible());
      await expect(screen.queryByRole('menuitem', { name: 'Resync Discord' })).toBeNull();
    });
    await step('Logout', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
      await waitFor(() =>
        expect(toast()).toHaveTextContent(sessionMessages.loggedOutOfMarketplace),
      );
      await canvas.findByRole('button', { name: 'Sign in' });
    });
  },
});

export const ForgottenPassword = meta.story({
  ...worldStory({ world: 'signed-out', at: paths.marketplace.href('new-password') }).annotations,
  play: async ({ step }) => {
    await step('a link that signed nobody in leads to a request for another', async () => {
      await dialog('Reset Password');
      await waitFor(() => expect(screen.getByText(accountMessages.linkUnused)).toBeVisible());
    });
    await step('the answer does not tell whether there is an account', async () => {
      await paste(await field('Email'), 'nobody@resellers.example');
      await press('Send Code');
      await dialog('Check Your Inbox');
      await waitFor(() =>
        expect(screen.getByText(/^If there is an account for nobody@/)).toBeVisible(),
      );
    });
    await step('back to the sign-in, with the address', async () => {
      await press('Back to sign in');
      await dialog('Sign In');
      await expect(await field('Email')).toHaveValue('nobody@resellers.example');
      await expect(await field('Email')).toHaveFocus();
    });
    await step('and from there to the request again', async () => {
      await press('Forgot password?');
      await dialog('Reset Password');
      await expect(await field('Email')).toHaveValue('nobody@resellers.example');
    });
  },
});

export const NewPassword = meta.story({
  ...worldStory({ world: 'admin', at: paths.marketplace.href('new-password') }).annotations,
  parameters: { consoleErrors: [answered(422)] },
  play: async ({ step }) => {
    await dialog('Choose a New Password');
    await step('the old one is not accepted', async () => {
      await paste(screen.getByLabelText('New password'), demoCredentials.password);
      await press('Save Password');
      await screen.findByText(accountErrors.samePassword);
    });
    await step('a new one is', async () => {
      await paste(screen.getByLabelText('New password'), ' and more');
      await press('Save Password');
      await waitFor(() => expect(toast()).toHaveTextContent(accountMessages.passwordChanged));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});
