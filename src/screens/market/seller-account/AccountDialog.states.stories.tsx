import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type ContextFrom, fromPromise, type StateValueFrom } from 'xstate';
import {
  accountErrors,
  accountMessages,
  weakPasswordText,
} from '#content/messages/session/account';
import {
  demoCodeText,
  mailCodeErrors,
  mailCodeMessages,
} from '#content/messages/session/mail-code';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import type { MailCodeError } from '#domain/session/mail-code';
import {
  SellerAccountContext,
  sellerAccountMachine,
} from '#machines/market/seller-account/seller-account.machine';
import { MailCodeLogicContext } from '#machines/session/mail-code/mail-code.context';
import { mailCodeMachine } from '#machines/session/mail-code/mail-code.machine';
import preview from '../../../../.storybook/preview';
import { StoryFrame, type StorySession } from '../../shell/story-frame';
import { AccountDraftsContext, InboxContext } from './account-form';
import { AccountDialog } from './AccountDialog';
import { DemoInbox } from './DemoInbox';

/** The dialog in each state of the machine. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Marketplace/Account',
  component: AccountDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
});

type State = StateValueFrom<typeof sellerAccountMachine>;
/** The nested states of one part of the dialog. */
type Part<Name extends string, Each = State> = Each extends { readonly [Key in Name]?: infer Inner }
  ? Name extends keyof Each
    ? NonNullable<Inner>
    : never
  : never;

interface Picture {
  value: State;
  context?: Partial<ContextFrom<typeof sellerAccountMachine>>;
  session?: StorySession;
}

const email = 'noor@resellers.example';
const drafts = { read: () => ({ username: 'card_shop', email }), save: () => {} };

const still = ({ value, context, session = 'signedOut' }: Picture) => ({
  render: () => (
    <StoryFrame at={paths.marketplace.href()} session={session}>
      <SellerAccountContext.Provider
        options={{
          snapshot: sellerAccountMachine.resolveState({
            value,
            context: {
              userId: session === 'signedIn' ? 'user-mira' : null,
              part: 'create',
              goal: 'sell',
              username: '',
              credentials: { email, password: 'a long password' },
              reasons: ['characters', 'pwned'],
              ...context,
            },
          }),
        }}
      >
        <AccountDraftsContext value={drafts}>
          <AccountDialog isOpen />
        </AccountDraftsContext>
      </SellerAccountContext.Provider>
    </StoryFrame>
  ),
});

/**
 * Returns a story in which a request has failed: the error is shown at a field or above the form, and the form keeps
 * its input.
 */
const refused = (picture: Picture, text: string) => ({
  ...still(picture),
  play: async () => {
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    const field = screen.queryByRole('textbox', { name: 'Email' });
    if (field) await expect(field).toHaveValue(email);
  },
});

const notCreated = (creating: Part<'creating'>) => ({ value: { creating } });

export const Loading = meta.story(still({ value: 'checking', session: 'signedIn' }));
export const Unavailable = meta.story(still({ value: 'unavailable', session: 'signedIn' }));

export const Creating = meta.story({
  ...still({ value: { creating: 'editing' } }),
  play: async ({ userEvent, step }) => {
    await step(
      'every empty field says what it needs, and the first one takes the focus',
      async () => {
        await userEvent.clear(await screen.findByRole('textbox', { name: 'Username' }));
        await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
        await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
        await waitFor(() =>
          expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus(),
        );
        await expect(screen.getByText('Enter a username.')).toBeVisible();
        await expect(screen.getByText('Enter your email address.')).toBeVisible();
        await expect(screen.getByText('Enter a password.')).toBeVisible();
      },
    );
    await step('the sentences follow what is typed', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'a b');
      await expect(
        screen.getByText('Use only the letters A to Z, digits, _, and -.'),
      ).toBeVisible();
      await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'noor');
      await expect(screen.getByText(/^Enter a complete email address/)).toBeVisible();
    });
  },
});
export const CreatingOnAPhone = meta.story({
  ...still({ value: { creating: 'editing' } }),
  globals: { viewport: { value: 'mobile1' } },
});
export const CreatingSending = meta.story(still({ value: { creating: 'signingUp' } }));
export const CreatingUsernameTaken = meta.story({
  ...refused(notCreated({ failed: 'usernameTaken' }), accountErrors.usernameTaken),
});
export const CreatingAddressTaken = meta.story(
  refused(notCreated({ failed: 'addressTaken' }), accountErrors.addressTaken),
);
export const CreatingAddressRefused = meta.story(
  refused(notCreated({ failed: 'addressRefused' }), accountErrors.addressRefused),
);
export const CreatingWeakPassword = meta.story(
  refused(notCreated({ failed: 'weakPassword' }), weakPasswordText(['characters', 'pwned'])),
);
export const CreatingCaptchaFailed = meta.story(
  refused(notCreated({ failed: 'captchaFailed' }), accountErrors.captchaFailed),
);
export const CreatingRateLimited = meta.story(
  refused(notCreated({ failed: 'rateLimited' }), accountErrors.rateLimited),
);
export const CreatingDisabled = meta.story(
  refused(notCreated({ failed: 'signUpDisabled' }), accountErrors.signUpDisabled),
);
export const CreatingUnreachable = meta.story(
  refused(notCreated({ failed: 'unreachable' }), accountErrors.unreachable),
);
export const CreatingUnknown = meta.story(
  refused(notCreated({ failed: 'unknown' }), accountErrors.unknown),
);

export const Opening = meta.story(still({ value: { opening: 'editing' }, session: 'signedIn' }));
export const OpeningSending = meta.story(
  still({ value: { opening: 'requesting' }, session: 'signedIn' }),
);
export const OpeningUsernameTaken = meta.story(
  refused(
    { value: { opening: { failed: 'usernameTaken' } }, session: 'signedIn' },
    accountErrors.usernameTaken,
  ),
);
export const OpeningUsernameInvalid = meta.story(
  refused(
    { value: { opening: { failed: 'usernameInvalid' } }, session: 'signedIn' },
    accountErrors.usernameInvalid,
  ),
);
export const OpeningUnreachable = meta.story(
  refused(
    { value: { opening: { failed: 'unreachable' } }, session: 'signedIn' },
    accountErrors.unreachable,
  ),
);
export const OpeningUnknown = meta.story(
  refused(
    { value: { opening: { failed: 'unknown' } }, session: 'signedIn' },
    accountErrors.unknown,
  ),
);

const confirming = (regions: Part<'confirming'>) => ({ value: { confirming: regions } });

export const Confirming = meta.story(still(confirming({ mail: 'resting', check: 'idle' })));
export const ConfirmingReady = meta.story(still(confirming({ mail: 'ready', check: 'idle' })));
export const ConfirmingSendingAgain = meta.story(
  still(confirming({ mail: 'sending', check: 'idle' })),
);
export const ConfirmingMailCaptchaFailed = meta.story(
  refused(
    confirming({ mail: { failed: 'captchaFailed' }, check: 'idle' }),
    accountErrors.captchaFailed,
  ),
);
export const ConfirmingMailRateLimited = meta.story(
  refused(
    confirming({ mail: { failed: 'rateLimited' }, check: 'idle' }),
    accountErrors.rateLimited,
  ),
);
export const ConfirmingMailUnreachable = meta.story(
  refused(
    confirming({ mail: { failed: 'unreachable' }, check: 'idle' }),
    accountErrors.unreachable,
  ),
);
export const ConfirmingMailUnknown = meta.story(
  refused(confirming({ mail: { failed: 'unknown' }, check: 'idle' }), accountErrors.unknown),
);
export const ConfirmingChecking = meta.story(
  still(confirming({ mail: 'ready', check: 'signingIn' })),
);
export const ConfirmingNotConfirmed = meta.story(
  refused(
    confirming({ mail: 'ready', check: { failed: 'notConfirmed' } }),
    accountMessages.notConfirmed,
  ),
);
export const ConfirmingCheckCaptchaFailed = meta.story(
  refused(
    confirming({ mail: 'ready', check: { failed: 'captchaFailed' } }),
    accountErrors.captchaFailed,
  ),
);
export const ConfirmingCheckRateLimited = meta.story(
  refused(
    confirming({ mail: 'ready', check: { failed: 'rateLimited' } }),
    accountErrors.rateLimited,
  ),
);
export const ConfirmingCheckUnreachable = meta.story(
  refused(
    confirming({ mail: 'ready', check: { failed: 'unreachable' } }),
    accountErrors.unreachable,
  ),
);
/** In demo mode, the dialog contains the code of the email. */
export const ConfirmingInDemoMode = meta.story({
  ...still(confirming({ mail: 'resting', check: 'idle' })),
  decorators: [
    (Story) => (
      <InboxContext value={(to) => to === email && <DemoInbox code="123456" />}>
        <Story />
      </InboxContext>
    ),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByText(demoCodeText('123456'))).toBeVisible());
  },
});

const codeRefused = (kind: MailCodeError['kind']) => ({
  ...still(confirming({ mail: 'ready', check: 'idle' })),
  decorators: [
    (Story: () => ReactNode) => (
      <MailCodeLogicContext
        value={mailCodeMachine.provide({
          actors: {
            run: fromPromise(async (): Promise<Result<null, MailCodeError>> => ({
              ok: false,
              error: { kind },
            })),
          },
        })}
      >
        <Story />
      </MailCodeLogicContext>
    ),
  ],
  play: async () => {
    const field = await screen.findByRole('textbox', { name: mailCodeMessages.label });
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(mailCodeErrors[kind])).toBeVisible());
    await expect(field).toHaveValue('123 456');
  },
});
export const ConfirmingCodeRefused = meta.story(codeRefused('codeRefused'));
export const ConfirmingCodeRateLimited = meta.story(codeRefused('rateLimited'));
export const ConfirmingCodeUnreachable = meta.story(codeRefused('unreachable'));
export const ConfirmingCodeMalformed = meta.story({
  ...still(confirming({ mail: 'ready', check: 'idle' })),
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: mailCodeMessages.label }),
      '123{Enter}',
    );
    await waitFor(() => expect(screen.getByText(mailCodeErrors.malformed)).toBeVisible());
  },
});
export const ConfirmingCodeUnknown = meta.story(codeRefused('unknown'));

export const SigningIn = meta.story(still({ value: { signingIn: 'editing' } }));
export const SigningInAfterLink = meta.story(
  refused({ value: { signingIn: 'afterLink' } }, accountMessages.afterLink),
);
export const SigningInSending = meta.story(still({ value: { signingIn: 'requesting' } }));
export const SigningInInvalidCredentials = meta.story(
  refused(
    { value: { signingIn: { failed: 'invalidCredentials' } } },
    accountErrors.invalidCredentials,
  ),
);
export const SigningInCaptchaFailed = meta.story(
  refused({ value: { signingIn: { failed: 'captchaFailed' } } }, accountErrors.captchaFailed),
);
export const SigningInRateLimited = meta.story(
  refused({ value: { signingIn: { failed: 'rateLimited' } } }, accountErrors.rateLimited),
);
export const SigningInUnreachable = meta.story(
  refused({ value: { signingIn: { failed: 'unreachable' } } }, accountErrors.unreachable),
);
export const SigningInSessionEnded = meta.story(
  refused({ value: { signingIn: { failed: 'sessionEnded' } } }, accountErrors.sessionEnded),
);

export const Resetting = meta.story(still({ value: { resetting: 'editing' } }));
export const ResettingLinkUnused = meta.story(
  refused({ value: { resetting: 'linkUnused' } }, accountMessages.linkUnused),
);
export const ResettingSending = meta.story(still({ value: { resetting: 'requesting' } }));
export const ResettingCaptchaFailed = meta.story(
  refused({ value: { resetting: { failed: 'captchaFailed' } } }, accountErrors.captchaFailed),
);
export const ResettingRateLimited = meta.story(
  refused({ value: { resetting: { failed: 'rateLimited' } } }, accountErrors.rateLimited),
);
export const ResettingUnreachable = meta.story(
  refused({ value: { resetting: { failed: 'unreachable' } } }, accountErrors.unreachable),
);
export const ResettingUnknown = meta.story(
  refused({ value: { resetting: { failed: 'unknown' } } }, accountErrors.unknown),
);
export const ResetSent = meta.story(
  still({ value: { resetSent: { mail: 'resting', code: 'idle' } } }),
);
export const ResetSentFailedAgain = meta.story(
  refused(
    { value: { resetSent: { mail: { failed: 'unreachable' }, code: 'idle' } } },
    accountErrors.unreachable,
  ),
);

const newPassword = (settingPassword: Part<'settingPassword'>) => ({
  value: { settingPassword },
  session: 'signedIn' as const,
});

export const SettingPassword = meta.story(still(newPassword('editing')));
export const SettingPasswordSaving = meta.story(still(newPassword('saving')));
export const SettingPasswordWeak = meta.story(
  refused(newPassword({ failed: 'weakPassword' }), weakPasswordText(['characters', 'pwned'])),
);
export const SettingPasswordSame = meta.story(
  refused(newPassword({ failed: 'samePassword' }), accountErrors.samePassword),
);
export const SettingPasswordLinkTooOld = meta.story(
  refused(newPassword({ failed: 'linkTooOld' }), accountErrors.linkTooOld),
);
export const SettingPasswordRateLimited = meta.story(
  refused(newPassword({ failed: 'rateLimited' }), accountErrors.rateLimited),
);
export const SettingPasswordUnreachable = meta.story(
  refused(newPassword({ failed: 'unreachable' }), accountErrors.unreachable),
);
export const SettingPasswordUnknown = meta.story(
  refused(newPassword({ failed: 'unknown' }), accountErrors.unknown),
);
