import { describe, expect, it } from 'vitest';
import { anchorOf } from '#domain/docs/anchor';
import { findVersion, latestVersion, versionAnchors } from '#domain/docs/changelog';
import { versionModules } from './load';
import { versions } from './versions';
import { versionEntries, versionList } from './versions-list';

const descending = (dates: readonly string[]) =>
  dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''));

describe('the versions', () => {
  it('are listed, newest first', () => {
    expect(versionList.map(({ version }) => version)).toEqual(
      '1.5 1.45 1.4 1.35 1.3 1.25 1.2 1.1'.split(' '),
    );
    expect(Object.keys(versionEntries)).toEqual(versionList.map(({ version }) => version));
  });

  it('start with the latest and its date', () => {
    expect(versionList[0]?.version).toBe(latestVersion);
    expect(versionList[0]?.date).toBe('2025-03-01');
  });

  it('have valid and unique dates', () => {
    const dates = versionList.map(({ date }) => date);
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([]);
    expect(dates).toEqual([...new Set(dates)]);
    expect(descending(dates)).toBe(true);
  });

  it('match their list entries', () => {
    const entries = versions.map(({ version, date, path, title, highlights }) => ({
      version,
      date,
      path,
      title,
      highlights,
    }));
    expect(entries).toEqual(versionList);
  });

  it.each(Object.entries(versionModules))('%s is loaded on its own', async (version, load) => {
    expect(await load()).toBe(findVersion(versions, version));
  });
});

describe.each(versions)('version $version', (record) => {
  it('has a guide only if it is 1.5', () => {
    expect(record.onboardingGuide !== undefined).toBe(record.version === '1.5');
  });

  it('has two to four highlights, and content under each heading', () => {
    expect([2, 3, 4]).toContain(record.highlights.length);
    expect(Math.min(record.recentUpdates.length, record.featureCards.length)).toBeGreaterThan(2);
    expect(record.versionUpdates.every(({ content }) => content.length > 0)).toBe(true);
  });

  it('has updates until its day, newest first', () => {
    const dates = record.summary.updates.map(({ date }) => date);
    expect(descending([record.date, ...dates])).toBe(true);
  });

  it('has no updates before the previous version', () => {
    const [previous] = versionList.filter(({ date }) => date < record.date);
    const earlier = record.summary.updates.filter(({ date }) => date <= (previous?.date ?? ''));
    expect(earlier).toEqual([]);
  });

  it('has unique anchors for its changes', () => {
    const anchors = [
      ...Object.values(versionAnchors),
      ...record.versionUpdates.map(({ title }) => anchorOf(title)),
    ];
    expect(anchors).toEqual([...new Set(anchors)]);
  });
});

it('each image is used once', () => {
  const pictures = versions.flatMap(({ versionUpdates }) =>
    versionUpdates.flatMap(({ image }) => image ?? []),
  );
  expect(pictures.toSorted()).toEqual([
    'keyword-relay',
    'onboarding-ticket',
    'retention-ticket',
    'sticky-message',
    'success-points',
    'video-watermark',
  ]);
});
