import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestSaved } from './newest-saved';

/** A server that answers when it is told to; it keeps what arrived last. */
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
  const saver = newestSaved<string, string>({
    send: desk.send,
    onSaved: async (saved) => shown.push(saved),
    onState: (state) => states.push(state),
    pauseMs: 500,
  });
  return { desk, states, shown, saver };
}

describe('§4: quick corrections are saved, the newest wins', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('those within the pause are one', async () => {
    const { desk, saver, states } = opened();
    for (const wish of ['a', 'b', 'c']) saver.want(wish);
    await vi.advanceTimersByTimeAsync(500);
    await desk.answers();
    expect([desk.kept, states.at(-1)]).toEqual([['c'], 'saved']);
  });

  it('one that comes while another is on its way waits for it, and only its answer is shown', async () => {
    const { desk, saver, shown, states } = opened();
    saver.want('a');
    await vi.advanceTimersByTimeAsync(500);
    saver.want('b');
    await vi.advanceTimersByTimeAsync(500);
    expect(desk.waiting.map(({ wish }) => wish)).toEqual(['a']);
    await desk.answers();
    expect(states.at(-1)).toBe('saving');
    await desk.answers();
    expect([desk.kept, shown, states.at(-1)]).toEqual([['a', 'b'], ['b'], 'saved']);
  });

  it('a correction made after the sending is not said to be saved', async () => {
    const { desk, saver, states } = opened();
    saver.want('a');
    await vi.advanceTimersByTimeAsync(500);
    saver.want('b');
    await desk.answers();
    expect(states.at(-1)).toBe('saving');
  });

  it('offline nothing is lost: settling sends the newest again, and says when it cannot', async () => {
    const { desk, saver, states } = opened();
    saver.want('a');
    await vi.advanceTimersByTimeAsync(500);
    await desk.answers(false);
    expect(states.at(-1)).toBe('failed');
    const settled = saver.settle();
    await vi.advanceTimersByTimeAsync(0);
    await desk.answers();
    await settled;
    expect([desk.kept, states.at(-1)]).toEqual([['a'], 'saved']);
    saver.want('b');
    const refused = saver.settle();
    const seen = expect(refused).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(0);
    await desk.answers(false);
    await seen;
  });
});
