import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

/** Version 1.2: watermarks on videos. */
export const version1dot2: VersionRecord = {
  ...versionEntries['1.2'],
  summary: {
    updates: [
      { date: '2024-10-05', update: 'Watermarks on videos', status: 'Released' },
      { date: '2024-10-05', update: 'Watermark pairings', status: 'Released' },
      { date: '2024-09-29', update: 'Members take their own post down', status: 'Released' },
      { date: '2024-09-25', update: 'Opacity from 0 to 100 per cent', status: 'Improved' },
      { date: '2024-09-20', update: 'Transparent pictures turned black', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'Marked posts appear under a name and a picture of your own.',
    'Portrait videos keep their shape.',
    'A picture is back within two seconds, a minute of video within twenty.',
    'Files above 25 MB are left as they are, and the member is told.',
  ],
  featureCards: [
    {
      iconName: 'Stamp',
      title: 'Watermarks',
      features: [
        'Your logo on pictures and videos',
        'As strong or as faint as you like',
        'PNG, JPEG, WebP and MP4',
      ],
    },
    {
      iconName: 'Repeat2',
      title: 'Pairings and relay',
      features: [
        'Post in one channel, marked in another',
        'All marked posts in one place',
        'A link of your own on each',
      ],
    },
    {
      iconName: 'ShieldCheck',
      title: "The member's say",
      features: [
        'One reaction takes a post down',
        'Only the author can do it',
        'Its points go with it',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Videos carry your name too',
      image: 'video-watermark',
      highlight: 'Shared elsewhere, it still says where it comes from.',
      content: [
        {
          kind: 'text',
          text: 'Success posts are the best advertisement a community has, and they are copied without asking. What members post in your watermark channels now gets your logo, whether it is a picture or a video.',
        },
        {
          kind: 'steps',
          items: [
            'List the channels as `watermarkChannels` in the Channels panel.',
            'Run `/watermark set` with a link to your logo, best a PNG with a transparent background.',
            'Choose `WatermarkOpacity` in the Advanced panel: 40 is readable without hiding the picture.',
          ],
        },
      ],
    },
    {
      title: 'Collect them in one place',
      content: [
        {
          kind: 'text',
          text: 'A row in `CHANNEL_PAIRINGS` shows, marked, in its second channel what is posted in its first. The channel set as `watermarkRelay` collects a copy of every marked post, linked to `watermarkRelayLink`.',
        },
        {
          kind: 'text',
          text: 'The posts appear under `webhookSuccessName`, so that they look like yours and not like a bot.',
        },
      ],
    },
    {
      title: 'It stays their post',
      content: [
        {
          kind: 'text',
          text: 'A member who changes their mind reacts with the emoji set as `Watermark_Delete_React_Emoji`. The marked post and its copies are deleted.',
        },
      ],
    },
  ],
};
