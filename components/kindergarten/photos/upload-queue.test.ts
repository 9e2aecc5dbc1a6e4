import { describe, expect, it } from 'vitest';
import {
  countUploads,
  getAdvice,
  getNextUploads,
  listPreviews,
  orderUploads,
  reduceUploads,
  type UploadEvent,
  type UploadItem,
  type UploadPhase,
} from './upload-queue';

const file = (id: string) => ({ id, fileName: `${id}.jpg` });
const add = (...ids: string[]): UploadEvent => ({ type: 'add', items: ids.map(file) });
const set = (id: string, state: UploadPhase): UploadEvent => ({ type: 'change', id, state });
const runEvents = (...events: readonly UploadEvent[]) => events.reduce<readonly UploadItem[]>(reduceUploads, []);
const phases = (items: readonly UploadItem[]) => items.map(({ state }) => state.phase);
const next = (items: readonly UploadItem[]) => getNextUploads(items).map(({ id }) => id);
const done = (sent: 'reading' | 'photo' = 'reading'): UploadPhase => ({ phase: 'done', sent });
const failed = (code: Extract<UploadPhase, { phase: 'failed' }>['code']): UploadPhase => ({ phase: 'failed', code });

describe('§5 class orders: uploading the photos of a class', () => {
  it('works on three at once, the earliest first', () => {
    const all = add('a', 'b', 'c', 'd', 'e');
    expect(next(runEvents(all))).toEqual(['a', 'b', 'c']);
    expect(next(runEvents(all, set('a', { phase: 'preparing' }), set('b', { phase: 'sending', sent: 0.5 })))).toEqual([
      'c',
    ]);
    const running = [set('a', { phase: 'offline' }), set('b', { phase: 'retrying' }), set('c', { phase: 'preparing' })];
    expect(next(runEvents(all, ...running))).toEqual([]);
    expect(next(runEvents(all, ...running, set('b', done())))).toEqual(['d']);
  });

  it('does not send a finished file again, and says that it is known', () => {
    const items = runEvents(add('a'), set('a', done('photo')), add('a', 'b'));
    expect(phases(items)).toEqual(['duplicate', 'waiting']);
    expect(next(items)).toEqual(['b']);
  });

  it('a file that is read or whose numbers are sent is at work, and not finished', () => {
    const items = runEvents(add('a', 'b', 'c', 'd'), set('a', { phase: 'reading' }), set('b', { phase: 'numbers' }));
    expect(next(items)).toEqual(['c']);
    expect(countUploads(items)).toMatchObject({ done: 0, unsent: 4, share: 0 });
    expect(phases(reduceUploads(items, add('a', 'b')))).toEqual(['reading', 'numbers', 'waiting', 'waiting']);
  });

  it('counts the photos that were sent themselves, not those that were read here', () => {
    const items = runEvents(add('a', 'b', 'c'), set('a', done('reading')), set('b', done('photo')));
    expect(countUploads(items)).toMatchObject({ done: 2, photos: 1, share: 2 / 3 });
  });

  it('keeps a file running that is chosen twice, and starts one again that failed', () => {
    expect(phases(runEvents(add('a'), set('a', { phase: 'sending', sent: 0.2 }), add('a')))).toEqual(['sending']);
    expect(phases(runEvents(add('a'), set('a', failed('photo_too_small')), add('a')))).toEqual(['waiting']);
  });

  it('retries what may succeed, not what the shop refused', () => {
    const items = runEvents(add('a', 'b'), set('a', failed('network_error')), set('b', failed('photo_no_face')));
    expect(phases(reduceUploads(items, { type: 'retry', ids: ['a', 'b'] }))).toEqual(['waiting', 'failed']);
  });

  it('changes only the item that is concerned', () => {
    const before = runEvents(add('a', 'b'));
    const now = reduceUploads(before, set('a', { phase: 'sending', sent: 0.1 }));
    expect(now[1]).toBe(before[1]);
    expect(reduceUploads(now, { type: 'dismiss', id: 'a' })).toEqual([before[1]]);
  });

  it('names what would be better in a photo that was taken, not in one that was refused', () => {
    const see = (id: string): UploadEvent => {
      const seen = { childId: `child-${id}`, preview: `blob:${id}`, findings: ['hat', 'dark'] as const };
      return { type: 'see', id, seen };
    };
    const items = runEvents(add('a', 'b'), see('a'), see('b'), set('a', done()), set('b', failed('photo_no_face')));
    expect(items.map(getAdvice)).toEqual(['hat', null]);
    expect([...listPreviews(items)]).toEqual([
      ['child-a', 'blob:a'],
      ['child-b', 'blob:b'],
    ]);
  });

  it('what a person must look at stands above what is finished, also among thirty', () => {
    const seen = { childId: 'c', preview: null, findings: ['blurred'] as const };
    const items = runEvents(
      add('fine', 'advised', 'waits', 'read', 'refused'),
      set('fine', done()),
      { type: 'see', id: 'advised', seen },
      set('advised', done()),
      set('read', { phase: 'reading' }),
      set('refused', failed('photo_several_faces')),
    );
    expect(orderUploads(items).map(({ id }) => id)).toEqual(['refused', 'read', 'waits', 'advised', 'fine']);
  });

  it('counts the progress of all files', () => {
    const items = runEvents(
      add('a', 'b', 'c', 'd'),
      set('a', done('photo')),
      set('b', { phase: 'sending', sent: 0.5 }),
      set('c', failed('photo_no_face')),
    );
    expect(countUploads(items)).toEqual({ total: 4, done: 1, failed: 1, unsent: 2, photos: 1, share: 2.5 / 4 });
    expect(countUploads([]).share).toBe(0);
  });
});
