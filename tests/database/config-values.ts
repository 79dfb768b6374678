import type { ConfigValue } from '../../src/domain/bot-config/config';
import type { ConfigKey } from '../../src/domain/bot-config/fields';
import { mostPoints } from '../../src/domain/bot-config/field';

/**
 * A value of a setting, and whether it may be saved. The test compares `fits` with the JSON Schema and the database.
 */
export interface ConfigValueRow {
  key: ConfigKey;
  value: ConfigValue;
  fits: boolean;
  /** Why the form's own check disagrees with `fits`; null if it agrees. */
  unlikeForm: string | null;
}

type Rows = readonly (readonly [key: ConfigKey, value: ConfigValue])[];

const id = '123456789012345678';
const other = '987654321098765432';
const ticket = { title: '', description: '', footerText: '', timestamp: true, fields: [] };
const field = { name: 'Plan', value: 'Pro', inline: false };
const safe = Number.MAX_SAFE_INTEGER;

const ids = (count: number) => listOf(count, (n) => String(10n ** 17n + BigInt(n)));
const long = (length: number, letter = 'x') => letter.repeat(length);

/** Values that may be saved. */
const right: Rows = [
  ['guildId', ''],
  ['guildId', '12345678901234567'],
  ['guildID', id],
  ['TargetGuild', '12345678901234567890'],
  ['KickFromGuildID', '00000000000000000'],
  ['AdminRoleIDSecondServer', id],
  ['roleId', id],
  ['adminRoleID', ''],
  ['whopBotMasterRoleID', id],
  ['logsChannel', id],
  ['suggestionPost', ''],
  ['OnboardingTicketCategory', id],
  ['ShopTicketCategory', ''],
  ['ShopSupportRoles', []],
  ['ShopSupportRoles', [id]],
  ['OnboardingRoleMustHave', ids(100)],
  ['postChannelIDs', [id, other]],
  ['typingPointsChannels', ids(100)],
  ['SuccessPoints', null],
  ['SuccessPoints', 0],
  ['SuccessPoints', 1_000_000],
  ['typingPoints', mostPoints],
  ['WatermarkOpacity', 0],
  ['WatermarkOpacity', 100],
  ['BountyAwardPoints', ''],
  ['BountyAwardPoints', '0'],
  ['BountyAwardPoints', '9'],
  ['BountyAwardPoints', '10'],
  ['BountyAwardPoints', '999999999'],
  ['BountyAwardPoints', String(mostPoints)],
  ['SuccessDM', true],
  ['SuccessDM', false],
  ['EmbedColor', ''],
  ['EmbedColor', '#6f4cff'],
  ['EmbedColor', '#6F4CFF'],
  ['EmbedColor', '#000000'],
  ['websiteLink', ''],
  ['websiteLink', 'https://grouped.example'],
  ['websiteLink', 'http://localhost:3000/a?b=c#d'],
  ['websiteLink', 'HTTPS://GROUPED.EXAMPLE/'],
  ['watermarkRelayLink', 'https://grouped.example/é/🎉'],
  ['EmbedImage', ''],
  ['EmbedImage', 'https://a.example/b.png'],
  ['EmbedImage', `https://a.example/${long(2048 - 18)}`],
  ['WelcomeEmbedImage', 'http://[::1]/b.gif'],
  ['GIVEAWAY_EMOJI', ''],
  ['GIVEAWAY_EMOJI', '🎉'],
  ['GIVEAWAY_EMOJI', '1️⃣'],
  ['GIVEAWAY_EMOJI', '#️⃣'],
  ['GIVEAWAY_EMOJI', '👩🏽‍🚀'],
  ['GIVEAWAY_EMOJI', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['GIVEAWAY_EMOJI', '🇦🇹'],
  ['Watermark_Delete_React_Emoji', '🗑️'],
  ['Watermark_Delete_React_Emoji', `<:no:${id}>`],
  ['Watermark_Delete_React_Emoji', `<a:${long(32, 'p')}:12345678901234567890>`],
  ['reactions', []],
  ['reactions', ['👍', `<a:party:${id}>`]],
  ['reactions', listOf(20, (n) => String.fromCodePoint(0x1f600 + n))],
  ['scrambled_words', []],
  ['scrambled_words', ['one', 'two words', 'wörd', '🎉']],
  ['scrambled_words', [long(100, '🎉')]],
  ['scrambled_words', listOf(1000, (n) => `word ${n}`)],
  ['scrambleCronSchedule', ''],
  ['scrambleCronSchedule', '* * * * *'],
  ['scrambleCronSchedule', '0 */5 * * *'],
  ['scrambleCronSchedule', '*/15 9-17 * * mon-fri'],
  ['scrambleCronSchedule', '0,30 0-23/2 1,15 JAN,jul 0-7'],
  ['scrambleCronSchedule', '0  0\t1 1 *'],
  ['scrambleCronSchedule', '00 09 01 12 7'],
  ['scrambleCronSchedule', '59 23 31 DEC Sun'],
  ['scrambleCronSchedule', '0-59/59 */23 1-31/31 */12 */7'],
  ['scrambleCronSchedule', ' 0 0 * * * '],
  ['webhookSuccessName', ''],
  ['webhookSuccessName', long(80)],
  ['webhookSuccessName', long(80, '🎉')],
  ['webhookSuccessName', ` ${long(80)} `],
  ['webhookSuccessName', "'; drop table servers; --"],
  ['webhookSuccessName', 'a\nb\\c"d'],
  ['WhopAPIKey', ''],
  ['WhopAPIKey', long(512)],
  ['channelPairs', []],
  ['channelPairs', [{ from: id, to: other }]],
  ['channelPairs', [pair(id, other), pair(other, id)]],
  ['CHANNEL_PAIRINGS', ids(100).map((from) => pair(from, id))],
  ['ThreadPoints', {}],
  ['ThreadPoints', { [id]: 0 }],
  ['ThreadPoints', { [id]: 1, [other]: mostPoints }],
  ['ThreadPoints', mapOf(ids(100), 1)],
  ['relayConfig', {}],
  ['relayConfig', { deal: id, sale: id }],
  ['relayConfig', { 'two words': id, 'ü 🎉': other }],
  ['relayConfig', { [long(100, '🎉')]: id }],
  ['relayConfig', mapOf(listOf(100, String), id)],
  ['CancellationEmbed', { ...ticket, timestamp: false }],
  ['CancellationEmbed', { ...ticket, title: ` ${long(256, '🎉')} ` }],
  ['CancellationEmbed', { ...ticket, description: long(4096) }],
  ['CancellationEmbed', { ...ticket, footerText: long(2048) }],
  ['CancellationEmbed', { ...ticket, fields: listOf(25, () => field) }],
  ['PaymentFailedEmbed', { ...ticket, fields: [{ ...field, name: long(256) }] }],
  ['PaymentFailedEmbed', { ...ticket, fields: [{ ...field, value: long(1024), inline: true }] }],
  ['PaymentFailedEmbed', { ...ticket, fields: [{ ...field, name: '', value: '' }] }],
  ['WhopWelcomeEmbed', { description: '', channels: [] }],
  ['WhopWelcomeEmbed', { description: long(4096), channels: ids(100) }],
  ['SubscriptionCancellationEmbed', { description: '' }],
  ['SubscriptionCancellationEmbed', { description: long(4096, '🎉') }],
  ['commands', {}],
  ['commands', { poll: {} }],
  ['commands', { poll: { textInput: 'Lunch?', at: 5, isOpen: true, by: null } }],
  ['commands', { 'keyword-relay': { textInput: long(4000) } }],
  ['commands', mapOf(listOf(200, String), { at: 1 })],
];

/** Values that the form marks as invalid and the database rejects. */
const wrong: Rows = [
  ['guildId', '1234567890123456'],
  ['guildId', '123456789012345678901'],
  ['guildID', '12345678901234567x'],
  ['guildID', '１２３４５６７８９０１２３４５６７'],
  ['TargetGuild', `${id} ${other}`],
  ['TargetGuild', `x\n${id}`],
  ['TargetGuild', `-${id}`],
  ['roleId', 'admins'],
  ['roleId', '@everyone'],
  ['logsChannel', '#general'],
  ['OnboardingTicketCategory', 'tickets'],
  ['ShopSupportRoles', [id, 'x']],
  ['postChannelIDs', ids(101)],
  ['postChannelIDs', ['general']],
  ['SuccessPoints', 1.5],
  ['SuccessPoints', -0.5],
  ['SuccessPoints', 2 ** 60],
  ['SuccessPoints', -(2 ** 60)],
  ['SuccessPoints', -1],
  ['SuccessPoints', '1.5'],
  ['SuccessPoints', '$25'],
  ['typingPoints', mostPoints + 1],
  ['typingPoints', safe],
  ['WatermarkOpacity', -1],
  ['WatermarkOpacity', 101],
  ['WatermarkOpacity', safe + 1],
  ['BountyAwardPoints', '-12'],
  ['BountyAwardPoints', String(mostPoints + 1)],
  ['BountyAwardPoints', '1.5'],
  ['BountyAwardPoints', 'ten'],
  ['BountyAwardPoints', '--1'],
  ['BountyAwardPoints', '-'],
  ['BountyAwardPoints', long(16, '9')],
  ['EmbedColor', 'ffffff'],
  ['EmbedColor', '#fff'],
  ['EmbedColor', '#ffffff00'],
  ['EmbedColor', '#gggggg'],
  ['EmbedColor', 'red'],
  ['websiteLink', 'grouped.example'],
  ['websiteLink', '//grouped.example'],
  ['websiteLink', 'ftp://grouped.example'],
  ['websiteLink', 'javascript:alert(1)'],
  ['websiteLink', 'javascript:alert(1)//https://'],
  ['websiteLink', 'see https://grouped.example'],
  ['EmbedImage', 'https://'],
  ['EmbedImage', 'data:image/png;base64,AAAA'],
  ['EmbedImage', 'https://a.example/a b.png'],
  ['EmbedImage', 'https://a.example/\nb.png'],
  ['EmbedImage', `https://a.example/${long(2048 - 17)}`],
  ['GIVEAWAY_EMOJI', 'party'],
  ['GIVEAWAY_EMOJI', ':tada:'],
  ['GIVEAWAY_EMOJI', '5'],
  ['GIVEAWAY_EMOJI', '🎉 🎉'],
  ['GIVEAWAY_EMOJI', '<:party:1234>'],
  ['GIVEAWAY_EMOJI', `<:p:${id}>`],
  ['GIVEAWAY_EMOJI', `<:${long(33, 'p')}:${id}>`],
  ['GIVEAWAY_EMOJI', `<b:party:${id}>`],
  ['GIVEAWAY_EMOJI', `<:par ty:${id}>`],
  ['reactions', ['👍', ':thumbsup:']],
  ['reactions', listOf(21, (n) => String.fromCodePoint(0x1f600 + n))],
  ['scrambled_words', ['fine', long(101)]],
  ['scrambled_words', listOf(1001, (n) => `word ${n}`)],
  ['scrambleCronSchedule', 'hourly'],
  ['scrambleCronSchedule', '@daily'],
  ['scrambleCronSchedule', ' '],
  ['scrambleCronSchedule', '* * * *'],
  ['scrambleCronSchedule', '* * * * * *'],
  ['scrambleCronSchedule', '*-5 * * * *'],
  ['scrambleCronSchedule', '5/10 * * * *'],
  ['scrambleCronSchedule', '1-2-3 * * * *'],
  ['scrambleCronSchedule', '*/5/5 * * * *'],
  ['scrambleCronSchedule', '1,,2 * * * *'],
  ['scrambleCronSchedule', '60 * * * *'],
  ['scrambleCronSchedule', '0,60 * * * *'],
  ['scrambleCronSchedule', '* 24 * * *'],
  ['scrambleCronSchedule', '* * 0 * *'],
  ['scrambleCronSchedule', '* * 32 * *'],
  ['scrambleCronSchedule', '* * * 0 *'],
  ['scrambleCronSchedule', '* * * 13 *'],
  ['scrambleCronSchedule', '* * * * 8'],
  ['scrambleCronSchedule', '*/0 * * * *'],
  ['scrambleCronSchedule', '*/60 * * * *'],
  ['scrambleCronSchedule', '0 0 * foo *'],
  ['scrambleCronSchedule', '0 0 mon * *'],
  ['scrambleCronSchedule', '0 0 * mon *'],
  ['scrambleCronSchedule', '100 * * * *'],
  ['scrambleCronSchedule', '0 0 L * ?'],
  ['scrambleCronSchedule', '0 0 * * monday'],
  ['webhookSuccessName', long(81)],
  ['webhookSuccessName', long(81, '🎉')],
  ['WhopAPIKey', long(513)],
  ['channelPairs', [pair('', id)]],
  ['channelPairs', [pair(id, '')]],
  ['channelPairs', [pair(id, 'general')]],
  ['CHANNEL_PAIRINGS', ids(101).map((from) => pair(from, id))],
  ['ThreadPoints', { '': 5 }],
  ['ThreadPoints', { general: 5 }],
  ['ThreadPoints', { [id]: null }],
  ['ThreadPoints', { [id]: 1, [other]: 0.5 }],
  ['ThreadPoints', { [id]: -5 }],
  ['ThreadPoints', { [id]: mostPoints + 1 }],
  ['ThreadPoints', { [id]: '$5' }],
  ['ThreadPoints', mapOf(ids(101), 1)],
  ['relayConfig', { '': id }],
  ['relayConfig', { ' ': id }],
  ['relayConfig', { deal: '' }],
  ['relayConfig', { deal: 'general' }],
  ['relayConfig', { [long(101)]: id }],
  ['relayConfig', mapOf(listOf(101, String), id)],
  ['CancellationEmbed', { ...ticket, title: long(257) }],
  ['CancellationEmbed', { ...ticket, description: long(4097) }],
  ['CancellationEmbed', { ...ticket, footerText: long(2049) }],
  ['CancellationEmbed', { ...ticket, fields: listOf(26, () => field) }],
  ['PaymentFailedEmbed', { ...ticket, fields: [field, { ...field, name: long(257) }] }],
  ['PaymentFailedEmbed', { ...ticket, fields: [{ ...field, value: long(1025) }] }],
  ['WhopWelcomeEmbed', { description: long(4097), channels: [] }],
  ['WhopWelcomeEmbed', { description: '', channels: [id, 'x'] }],
  ['WhopWelcomeEmbed', { description: '', channels: ids(101) }],
  ['SubscriptionCancellationEmbed', { description: long(4097) }],
];

/**
 * Values of the wrong type, which the bot could not read. The form never contains them, because it replaces them with
 * the default.
 */
const ofAnotherType: Rows = [
  ['guildId', 123456789012345],
  ['roleId', null],
  ['roleId', [id]],
  ['logsChannel', {}],
  ['ShopSupportRoles', { 0: id }],
  ['ShopSupportRoles', [5]],
  ['ShopSupportRoles', [null]],
  ['SuccessPoints', true],
  ['SuccessPoints', []],
  ['SuccessDM', null],
  ['SuccessDM', 1],
  ['SuccessDM', 'yes'],
  ['EmbedColor', null],
  ['websiteLink', false],
  ['GIVEAWAY_EMOJI', 5],
  ['reactions', {}],
  ['reactions', [['👍']]],
  ['scrambled_words', 7],
  ['scrambleCronSchedule', 5],
  ['webhookSuccessName', 5],
  ['webhookSuccessName', null],
  ['WhopAPIKey', null],
  ['channelPairs', 'x'],
  ['channelPairs', {}],
  ['channelPairs', [null]],
  ['ThreadPoints', []],
  ['ThreadPoints', null],
  ['relayConfig', [id]],
  ['CancellationEmbed', null],
  ['CancellationEmbed', 'Bye'],
  ['CancellationEmbed', { ...ticket, title: 5 }],
  ['CancellationEmbed', { ...ticket, timestamp: 'yes' }],
  ['CancellationEmbed', { ...ticket, fields: {} }],
  ['CancellationEmbed', { ...ticket, fields: ['Plan'] }],
  ['WhopWelcomeEmbed', { description: 5, channels: [] }],
  ['SubscriptionCancellationEmbed', 'Bye'],
  ['commands', []],
  ['commands', { poll: 'Lunch?' }],
  ['commands', { poll: { options: ['a'] } }],
];

/** Values that the database rejects. The form converts them to the format that the bot reads. */
const written: Rows = [
  ['guildId', ` ${id}`],
  ['roleId', `<@&${id}>`],
  ['logsChannel', `<#${id}>`],
  ['ShopSupportRoles', id],
  ['ShopSupportRoles', ['']],
  ['SuccessPoints', '25'],
  ['BountyAwardPoints', 15],
  ['BountyAwardPoints', ' 15 '],
  ['BountyAwardPoints', '+5'],
  ['BountyAwardPoints', '007'],
  ['BountyAwardPoints', '1e3'],
  ['BountyAwardPoints', '1,000'],
  ['SuccessDM', 'true'],
  ['EmbedColor', 255],
  ['websiteLink', ' https://grouped.example'],
  ['scrambled_words', 'one, two'],
  ['scrambled_words', ['one', ' ']],
  ['channelPairs', [[id, other]]],
  ['channelPairs', [{ ...pair(id, other), note: 'both ways' }]],
  ['ThreadPoints', { [id]: '5' }],
  ['CancellationEmbed', {}],
  ['CancellationEmbed', { title: '', description: '', footerText: '', fields: [] }],
  ['CancellationEmbed', { ...ticket, color: 5 }],
  ['CancellationEmbed', { ...ticket, fields: [{ name: 'Plan', value: 'Pro' }] }],
  ['WhopWelcomeEmbed', { description: 'Hello' }],
  ['SubscriptionCancellationEmbed', { description: '', title: '' }],
];

/**
 * Values for which the form sets no limit. The schema and the database reject them. Most are values of `commands`,
 * which only an executed command writes.
 */
const outsize: Rows = [
  ['scrambleCronSchedule', `${listOf(200, () => '*').join(',')} * * * *`],
  ['commands', mapOf(listOf(201, String), { at: 1 })],
  ['commands', { [long(101)]: {} }],
  ['commands', { poll: { [long(101)]: 'x' } }],
  ['commands', { poll: { textInput: long(4001) } }],
  ['commands', { poll: mapOf(listOf(51, String), 1) }],
  ['commands', { poll: { at: 1.5 } }],
];

/**
 * Values that only the form rejects. Its checks go beyond the schema: for example, it parses URLs and compares the
 * parts of a value. The database does not make these checks.
 */
const beyondSchema: Rows = [
  ['websiteLink', 'https://a.example:99999'],
  ['EmbedImage', 'https://['],
  ['GIVEAWAY_EMOJI', 'é'],
  ['GIVEAWAY_EMOJI', '🎉🎉'],
  ['scrambleCronSchedule', '30-10 * * * *'],
  ['channelPairs', [pair(id, id)]],
  ['channelPairs', [pair(id, other), pair(id, other)]],
  ['relayConfig', { deal: id, 'Deal ': other }],
  [
    'PaymentFailedEmbed',
    { ...ticket, description: long(4096), footerText: long(1898), fields: [field] },
  ],
];

/**
 * Values of every kind, at their limits and beyond. They are tested against the JSON Schema, the form and the database.
 */
export const configValues: readonly ConfigValueRow[] = [
  ...rowsOf(right, true, null),
  ...rowsOf(wrong, false, null),
  ...rowsOf(ofAnotherType, false, 'the form holds the default instead'),
  ...rowsOf(written, false, 'the form reads it as what it means'),
  ...rowsOf(outsize, false, 'the form sets no limit'),
  ...rowsOf(beyondSchema, true, 'only a comparison tells'),
];

function rowsOf(rows: Rows, fits: boolean, unlikeForm: string | null): ConfigValueRow[] {
  return rows.map(([key, value]) => ({ key, value, fits, unlikeForm }));
}

function pair(from: string, to: string) {
  return { from, to };
}

function listOf<Entry>(count: number, entry: (n: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, n) => entry(n));
}

function mapOf(names: readonly string[], value: ConfigValue) {
  return Object.fromEntries(names.map((name) => [name, value]));
}
