import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api/api-error';
import { type EditQueue, EMPTY_QUEUE, type QueuedEdit } from './edit-queue';
import { createEditSender } from './edit-sender';

/** A server that keeps pages with versions and knows the last change of each, as `lib/books/editing/change-page.ts`. */
function createServer() {
  const pages = new Map<string, { version: number; changeId: string; text: string | null; applied: number }>();
  const server = {
    pages,
    down: false,
    /** The change arrives, its answer is lost. */
    losesAnswer: false,
    requests: 0,
    async send(edit: QueuedEdit) {
      server.requests += 1;
      if (server.down) throw new ApiError(0, null);
      const page = pages.get(edit.key) ?? { version: 0, changeId: '', text: null, applied: 0 };
      const repeated = page.changeId === edit.changeId;
      if (!repeated && page.version !== edit.version) {
        throw new ApiError(409, { error: { code: 'changed_elsewhere' } });
      }
      if (edit.kind === 'words' && edit.text === 'refused') {
        throw new ApiError(422, { error: { code: 'validation_failed', fields: { text: 'page_text_too_long' } } });
      }
      const next = repeated
        ? page
        : {
            version: page.version + 1,
            changeId: edit.changeId,
            applied: page.applied + 1,
            text: edit.kind === 'words' ? edit.text : page.text,
          };
      pages.set(edit.key, next);
      if (server.losesAnswer) throw new ApiError(0, null);
      return { version: next.version };
    },
  };
  return server;
}

const words = (key: string, text: string) => ({ kind: 'words', key, text, subtitle: null }) as const;

function createFlow() {
  const server = createServer();
  let stored: EditQueue = EMPTY_QUEUE;
  let ids = 0;
  const saved: string[] = [];
  const versions = new Map<string, number>();
  const sender = createEditSender({
    send: server.send,
    onSaved: (edit, { version }) => {
      versions.set(edit.key, version);
      saved.push(edit.key);
    },
    store: { read: () => EMPTY_QUEUE, write: (queue) => (stored = queue) },
    newId: () => `change-${++ids}`,
    now: () => Date.now(),
  });
  return {
    server,
    sender,
    saved,
    stored: () => stored,
    type: (key: string, text: string) => sender.add(words(key, text), versions.get(key) ?? 0),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('§4 "Editor saving": saving, retrying, saved, error', () => {
  it('words are sent when typing pauses, once', async () => {
    const { server, sender, type } = createFlow();
    for (const text of ['O', 'On', 'One']) {
      type('s01', text);
      await wait(100);
    }
    expect(sender.getSnapshot().state).toBe('saving');
    await wait(1000);
    expect(server.requests).toBe(1);
    expect(server.pages.get('s01')).toMatchObject({ text: 'One', version: 1 });
    expect(sender.getSnapshot().state).toBe('saved');
  });

  it('steady typing is saved in between', async () => {
    const { server, type } = createFlow();
    for (let key = 0; key < 50; key += 1) {
      type('s01', `word ${key}`);
      await wait(100);
    }
    expect(server.pages.get('s01')?.applied).toBeGreaterThan(0);
    await wait(1000);
    expect(server.pages.get('s01')?.text).toBe('word 49');
  });

  it('100 edits during 30 seconds without a server: none is lost, none is applied twice', async () => {
    const { server, sender, stored, type } = createFlow();
    server.down = true;
    for (let edit = 0; edit < 100; edit += 1) {
      type(`s${edit % 12}`, `edit ${edit}`);
      await wait(300);
    }
    expect(sender.getSnapshot().state).toBe('retrying');
    expect(stored().edits.length).toBeGreaterThanOrEqual(12);
    server.down = false;
    await wait(60_000);
    expect(sender.getSnapshot().state).toBe('saved');
    const last = Array.from({ length: 12 }, (_, page) => [...Array(100).keys()].filter((n) => n % 12 === page).at(-1));
    expect(last.map((_, page) => server.pages.get(`s${page}`)?.text)).toEqual(last.map((n) => `edit ${n}`));
    for (const { applied, version } of server.pages.values()) expect(applied).toBe(version);
    expect(stored().edits).toEqual([]);
  });

  it('a change whose answer is lost is sent again as the same change', async () => {
    const { server, sender, type } = createFlow();
    server.losesAnswer = true;
    type('s01', 'One');
    await wait(1000);
    type('s01', 'Two');
    server.losesAnswer = false;
    await wait(20_000);
    expect(server.pages.get('s01')).toMatchObject({ text: 'Two', applied: 2, version: 2 });
    expect(sender.getSnapshot().state).toBe('saved');
  });

  it('the network is back: everything is sent at once', async () => {
    const { server, sender, type } = createFlow();
    server.down = true;
    type('s01', 'One');
    await wait(30_000);
    server.down = false;
    sender.flush();
    await wait(0);
    expect(server.pages.get('s01')?.text).toBe('One');
  });
});

describe('what the server refuses', () => {
  it('stays with its page, other pages are saved, and a better text takes its place', async () => {
    const { server, sender, type } = createFlow();
    type('s01', 'refused');
    type('s02', 'Two');
    await wait(1000);
    expect(sender.getSnapshot()).toMatchObject({ state: 'failed', queue: { refused: { s01: 'page_text_too_long' } } });
    expect(server.pages.get('s02')?.text).toBe('Two');
    type('s01', 'One');
    await wait(1000);
    expect(server.pages.get('s01')?.text).toBe('One');
    expect(sender.getSnapshot().state).toBe('saved');
  });

  it('changed elsewhere: mine goes on top, or theirs stays', async () => {
    for (const keep of ['mine', 'theirs'] as const) {
      const { server, sender, type } = createFlow();
      server.pages.set('s01', { version: 3, changeId: 'other', text: 'Theirs', applied: 3 });
      type('s01', 'Mine');
      await wait(1000);
      expect(sender.getSnapshot().queue.refused).toEqual({ s01: 'changed_elsewhere' });
      sender.resolve('s01', keep, 3);
      await wait(0);
      expect(server.pages.get('s01')?.text).toBe(keep === 'mine' ? 'Mine' : 'Theirs');
      expect(sender.getSnapshot().queue.edits).toEqual([]);
    }
  });

  it('edits that a closed tab left are sent before the new ones', async () => {
    const { server, sender, saved, type } = createFlow();
    sender.adopt([{ ...words('s05', 'Left'), changeId: 'left', version: 0, sent: true }]);
    type('s01', 'One');
    await wait(1000);
    expect(saved).toEqual(['s05', 's01']);
    expect(server.pages.get('s05')?.text).toBe('Left');
  });
});
