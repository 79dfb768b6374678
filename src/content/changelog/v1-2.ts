import type { VersionRecord } from '#domain/docs/changelog';
import { versionEntries } from './versions-list';

export const version1dot2: VersionRecord = {
  ...versionEntries['1.2'],
  summary: {
    updates: [
      { date: '2024-10-05', update: 'Watermarks on videos', status: 'Released' },
      { date: '2024-10-05', update: 'Watermark pairings', status: 'Released' },
      { date: '2024-09-29', update: 'Members can delete their own post', status: 'Released' },
      { date: '2024-09-25', update: 'Opacity from 0 to 100 percent', status: 'Improved' },
      { date: '2024-09-20', update: 'Transparent pictures turned black', status: 'Fixed' },
    ],
  },
  recentUpdates: [
    'Watermarked posts appear with a name and picture you choose.',
    'Portrait videos keep their aspect ratio.',
    'Images and videos are processed faster.',
    'Files over 25 MB are left unchanged, and the member is told.',
  ],
  featureCards: [
    {
      iconName: 'Stamp',
      title: 'Watermarks',
      features: [
        'Your logo on images and videos',
        'As visible or subtle as you like',
        'PNG, JPEG, WebP, and MP4',
      ],
    },
    {
      iconName: 'Repeat2',
      title: 'Pairings and relay',
      features: [
        'Post in one channel, watermarked in another',
        'All watermarked posts in one place',
        'Your own link on each',
      ],
    },
    {
      iconName: 'ShieldCheck',
      title: 'Members stay in control',
      features: [
        'One reaction deletes a post',
        'Only the author can do it',
        'Its points are taken back',
      ],
    },
  ],
  versionUpdates: [
    {
      title: 'Videos carry your name too',
      image: 'video-watermark',
      highlight: 'Wherever it is shared, people see where it comes from.',
      content: [
        {
          kind: 'text',
          text: 'Success posts are the best advertising a community has, and they are often copied without permission. Images and videos that members post in your watermark channels now get your logo.',
        },
        {
          kind: 'steps',
          items: [
            'List the channels as `watermarkChannels` in the Channels panel.',
            'Run `/watermark set` with a link to your logo, ideally a PNG with a transparent background.',
            'Choose `WatermarkOpacity` in the Advanced panel: 40 is readable without hiding the image.',
          ],
        },
      ],
    },
    {
      title: 'Collect them in one place',
      content: [
        {
          kind: 'text',
          text: 'For each row in `CHANNEL_PAIRINGS`, posts in the first channel appear with a watermark in the second. The channel set as `watermarkRelay` collects a copy of every watermarked post, linked to `watermarkRelayLink`.',
        },
        {
          kind: 'text',
          text: "The posts appear under `webhookSuccessName`, so that they look like yours instead of a bot's.",
        },
      ],
    },
    {
      title: "It's still their post",
      content: [
        {
          kind: 'text',
          text: 'Members who change their mind react with the emoji set as `Watermark_Delete_React_Emoji`. The watermarked post and its copies are deleted.',
        },
      ],
    },
  ],
};
