import { describe, expect, it } from 'vitest';
import type { BookProgress, DraftView, PreviewView, TaskView } from '@/lib/books';
import { isDraftStale, isPreviewStale, liveTask, staleViewKeys } from './book-progress';

const task = (state: TaskView['state'], done = 0): TaskView => ({
  state,
  done,
  stage: 'painting',
  total: 4,
  errorCode: null,
});

const progress = (change: Partial<BookProgress> = {}): BookProgress => ({
  revision: 1,
  tasks: { character: null, preview: task('running') },
  places: { character: null, preview: null },
  pages: [],
  veils: [],
  portraits: [],
  ...change,
});

const spread = (key: string, change: { picture?: string; veil?: string; locked?: boolean } = {}) => ({
  key,
  paragraphs: [],
  alt: '',
  thumb: null,
  picture: null,
  veil: null,
  locked: false,
  ...change,
});

const preview = (change: Partial<PreviewView> = {}): PreviewView =>
  ({
    revision: 1,
    task: task('running'),
    cover: { picture: null },
    spreads: [spread('s01'), spread('s04', { locked: true })],
    ...change,
  }) as PreviewView;

const draft = (change: Partial<DraftView> = {}): DraftView =>
  ({
    revision: 1,
    tasks: { character: null, preview: task('running'), production: null },
    variations: [],
    ...change,
  }) as unknown as DraftView;

describe('a preview is reloaded', () => {
  it.each<[string, Partial<BookProgress>, Partial<PreviewView>, boolean]>([
    ['not while only the steps advance', { tasks: { character: null, preview: task('running', 2) } }, {}, false],
    ['not when the task starts', {}, { task: task('queued') }, false],
    ['when a page is drawn', { pages: ['s01'] }, {}, true],
    ['when the cover is drawn', { pages: ['cover'] }, {}, true],
    [
      'not for a page that it already shows',
      { pages: ['s01'] },
      { spreads: [spread('s01', { picture: '/1' })] },
      false,
    ],
    ['not for a locked page’s picture', { pages: ['s04'] }, {}, false],
    ['when the blurred picture of a locked page is drawn', { veils: ['s04'] }, {}, true],
    ['when the task has ended', { tasks: { character: null, preview: task('done', 4) } }, {}, true],
    ['when the task has failed', { tasks: { character: null, preview: task('failed') } }, {}, true],
    ['when it shows an earlier hero', { revision: 2 }, {}, true],
    ['not for progress of an earlier hero', { revision: 1, pages: ['s01'] }, { revision: 2 }, false],
  ])('%s', (_, reported, shown, expected) => {
    expect(isPreviewStale(progress(reported), preview(shown))).toBe(expected);
  });
});

describe('a draft is reloaded', () => {
  const drawn = { model: 'regular', variation: 0, state: 'drawn' } as const;
  const shown = { model: 'regular', variation: 0, url: '/1', failed: null } as const;
  it.each<[string, Partial<BookProgress>, Partial<DraftView>, boolean]>([
    ['when a portrait is drawn', { portraits: [drawn] }, {}, true],
    ['when a pending portrait is drawn', { portraits: [drawn] }, { variations: [{ ...shown, url: null }] }, true],
    ['not for a portrait that it already shows', { portraits: [drawn] }, { variations: [shown] }, false],
    [
      'when a portrait has failed',
      { portraits: [{ ...drawn, state: 'failed' }] },
      { variations: [{ ...shown, url: null }] },
      true,
    ],
    ['when the hero is done', { tasks: { character: task('done'), preview: task('running') } }, {}, true],
  ])('%s', (_, reported, view, expected) => {
    expect(isDraftStale(progress(reported), draft(view))).toBe(expected);
  });
});

it('only cached views are reloaded', () => {
  const cached = new Map<string, unknown>([['/api/books/b', draft()]]);
  const getCached = <View>(key: string) => cached.get(key) as View | undefined;
  expect(staleViewKeys('b', progress({ pages: ['s01'] }), getCached)).toEqual([]);
  cached.set('/api/books/b/preview', preview());
  expect(staleViewKeys('b', progress({ pages: ['s01'] }), getCached)).toEqual(['/api/books/b/preview']);
});

describe('a task with live progress', () => {
  it('advances with the progress', () => {
    expect(liveTask(task('queued'), task('running', 2))).toEqual(task('running', 2));
  });

  it('starts and ends only with the view: progress from before a retry does not end it', () => {
    expect(liveTask(task('queued'), task('failed'))).toEqual(task('queued'));
    expect(liveTask(task('done'), task('running'))).toEqual(task('done'));
    expect(liveTask(null, task('running'))).toBeNull();
  });
});
