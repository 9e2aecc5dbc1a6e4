import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebouncedSave } from './debounced-save';

/** A server that answers on command and stores the last request. */
function server() {
  const waiting: { readonly wish: string; readonly answer: (ok: boolean) => void }[] = [];
  const kept: string[] = [];
  const send = (wish: string) =>
    new Promise<string>((resolve, reject) => {
      const answer = (fine: boolean) => {
        if (fine) kept.push(wish);
        if (fine) resolve(wish);
        else reject(new Error('offline'));
      };
      waiting.push({ wish, answer });
    });
  return {
    send,
    kept,
    waiting,
    async answers(fine = true) {
      waiting.shift()?.answer(fine);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

function opened() {
  const desk = server();
  const states: string[] = [];
  const shown: string[] = [];
  const saver = createDebouncedSave<string, string>({
    send: desk.send,
    onSaved: async (saved) => shown.push(saved),
    onState: (state) => states.push(state),
    delayMs: 500,
  });
  return { desk, states, shown, saver };
}

describe('§4: saves quick corrections, and the newest wins', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('merges changes within the delay into one request', async () => {
    const { desk, saver, states } = opened();
    for (const wish of ['a', 'b', 'c']) saver.schedule(wish);
    await vi.advanceTimersByTimeAsync(500);
    await desk.answers();
    expect([desk.kept, states.at(-1)]).toEqual([['c'], 'saved']);
  });

  it('a change during a request waits for it, and only the last response counts', async () => {
    const { desk, saver, shown, states } = opened();
    saver.schedule('a');
    await vi.advanceTimersByTimeAsync(500);
    saver.schedule('b');
    await vi.advanceTimersByTimeAsync(500);
    expect(desk.waiting.map(({ wish }) => wish)).toEqual(['a']);
    await desk.answers();
    expect(states.at(-1)).toBe('saving');
    await desk.answers();
    expect([desk.kept, shown, states.at(-1)]).toEqual([['a', 'b'], ['b'], 'saved']);
  });

  it('does not report "saved" for a change made after the request', async () => {
    const { desk, saver, states } = opened();
    saver.schedule('a');
    await vi.advanceTimersByTimeAsync(500);
    saver.schedule('b');
    await desk.answers();
    expect(states.at(-1)).toBe('saving');
  });

  it('loses nothing offline: flush sends the newest change again and throws if that fails', async () => {
    const { desk, saver, states } = opened();
    saver.schedule('a');
    await vi.advanceTimersByTimeAsync(500);
    await desk.answers(false);
    expect(states.at(-1)).toBe('failed');
    const settled = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    await desk.answers();
    await settled;
    expect([desk.kept, states.at(-1)]).toEqual([['a'], 'saved']);
    saver.schedule('b');
    const refused = saver.flush();
    const seen = expect(refused).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(0);
    await desk.answers(false);
    await seen;
  });
});
