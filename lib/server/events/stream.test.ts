import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventHub, Topic } from './hub';
import { progressStream, type Snapshot } from './stream';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ALWAYS = { finished: false, pollMs: 15_000, getMinIntervalMs: () => 250 };

/** A stream whose snapshots the test controls, and what a client has read of it. */
function stream(look: () => Promise<Snapshot<number> | null>) {
  const wakes = new Set<(topic: Topic | null) => void>();
  const closing = new AbortController();
  const hub: EventHub = {
    subscribe: (_, wake) => {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    close: async () => closing.abort(),
    closed: closing.signal,
  };
  const disconnect = new AbortController();
  const onEnd = vi.fn();
  const body = progressStream({ hub, topics: ['book:1'], load: look, signal: disconnect.signal, onEnd });
  const read: string[] = [];
  const reader = body.getReader();
  const done = (async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      read.push(new TextDecoder().decode(chunk.value));
    }
    read.push('closed');
  })();
  return {
    hub,
    leaving: disconnect,
    onEnd,
    read,
    reader,
    done,
    wakes,
    notify: () => [...wakes].map((wake) => wake('book:1')),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('a stream of progress', () => {
  it('sends a view only when it has changed, and combines several notifications', async () => {
    let view = 1;
    const look = vi.fn(async () => ({ ...ALWAYS, view }));
    const { read, notify, pass } = stream(look);
    await pass(1000);
    for (let at = 0; at < 20; at += 1) notify();
    await pass(1000);
    view = 2;
    for (let at = 0; at < 20; at += 1) notify();
    await pass(1000);
    expect(read).toEqual(['retry: 2000\n\n', 'event: progress\ndata: 1\n\n', 'event: progress\ndata: 2\n\n']);
    expect(look.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('a heartbeat keeps it open, and after ten minutes it closes so that the browser reconnects', async () => {
    const { read, pass, onEnd } = stream(async () => ({ ...ALWAYS, view: 1 }));
    await pass(15_000);
    expect(read.at(-1)).toBe(': alive\n\n');
    await pass(600_000);
    expect(read.at(-1)).toBe('closed');
    expect(read.join('')).not.toContain('event: end');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('ends when the progress is finished or its subject is gone', async () => {
    const over = stream(async () => ({ ...ALWAYS, view: 1, finished: true }));
    const gone = stream(async () => null);
    await over.pass(10);
    expect(over.read.slice(1)).toEqual(['event: progress\ndata: 1\n\n', 'event: end\ndata: {}\n\n', 'closed']);
    expect(gone.read.slice(1)).toEqual(['event: end\ndata: {}\n\n', 'closed']);
    expect([over.wakes.size, gone.wakes.size]).toEqual([0, 0]);
  });

  it.each([
    ['the client disconnects', ({ leaving }: ReturnType<typeof stream>) => leaving.abort()],
    ['the client cancels the body', ({ reader }: ReturnType<typeof stream>) => reader.cancel()],
    ['the process stops', ({ hub }: ReturnType<typeof stream>) => hub.close()],
  ])('cleans up when %s', async (_, end) => {
    const look = vi.fn(async () => ({ ...ALWAYS, view: 1 }));
    const opened = stream(look);
    await opened.pass(10);
    await end(opened);
    await opened.done;
    expect([opened.wakes.size, opened.onEnd.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1, 0]);
  });

  it('ends when the view cannot be loaded, so that the browser reconnects', async () => {
    const { read, pass } = stream(async () => Promise.reject(new Error('database gone')));
    await pass(10);
    expect(read).toEqual(['retry: 2000\n\n', 'closed']);
  });

  it('ends for a client that does not read', async () => {
    let view = 0;
    const onEnd = vi.fn();
    const closed = new AbortController().signal;
    const hub = { subscribe: () => () => undefined, close: async () => undefined, closed };
    const look = async () => {
      view += 1;
      return { ...ALWAYS, pollMs: 10, view };
    };
    progressStream({ hub, topics: ['book:1'], load: look, signal: closed, onEnd });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(view).toBeLessThan(40);
  });
});
