import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followProgress } from './follow-progress';

/** A fake EventSource; the test acts as its server. */
class Source extends EventTarget {
  static opened: Source[] = [];
  readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    Source.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  emit(data: unknown) {
    if (this.readyState === 2) return;
    this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(data) }));
  }
  end() {
    this.dispatchEvent(new Event('end'));
  }
  /** A refusal is final for the browser; a broken connection is not. */
  fail(refused = false) {
    this.readyState = refused ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const show = (visible: boolean) => {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
};
const stops: (() => void)[] = [];
const open = () => Source.opened.filter(({ readyState }) => readyState !== 2);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', page);
  Source.opened = [];
  show(true);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const received: unknown[] = [];
  const fetchProgress = vi.fn(async () => 'polled');
  const stop = followProgress('/api/books/1/progress', {
    fetchProgress,
    onProgress: (progress) => received.push(progress),
  });
  stops.push(stop);
  return { received, fetchProgress, stop, advance: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('following progress', () => {
  it('passes events on and does not poll', async () => {
    const { received, fetchProgress, advance } = follow();
    open()[0]?.emit({ done: 1 });
    await advance(60_000);
    expect([received, fetchProgress.mock.calls.length, Source.opened.length]).toEqual([[{ done: 1 }], 0, 1]);
  });

  it('closes the connection of a hidden page and reopens it when visible', () => {
    follow();
    show(false);
    expect(open()).toEqual([]);
    show(true);
    expect(open()).toHaveLength(1);
  });

  it('waits until a hidden page becomes visible', () => {
    show(false);
    follow();
    expect(Source.opened).toEqual([]);
  });

  it('after three failures it polls every five seconds, and tries events again later', async () => {
    const { received, fetchProgress, advance } = follow();
    const [source] = open();
    for (let count = 0; count < 3; count += 1) source?.fail();
    await advance(10_100);
    expect([open().length, fetchProgress.mock.calls.length, received]).toEqual([0, 3, ['polled', 'polled', 'polled']]);
    await advance(50_000);
    expect(open()).toHaveLength(1);
    const pollCount = fetchProgress.mock.calls.length;
    open()[0]?.emit('again');
    await advance(30_000);
    expect([fetchProgress.mock.calls.length, received.at(-1)]).toEqual([pollCount, 'again']);
  });

  it('counts consecutive failures only: an occasional lost connection does not start polling', async () => {
    const { fetchProgress, advance } = follow();
    for (let count = 0; count < 6; count += 1) {
      open()[0]?.fail();
      open()[0]?.emit(count);
    }
    await advance(60_000);
    expect(fetchProgress).not.toHaveBeenCalled();
  });

  it('reconnects after a refusal, because the browser does not', async () => {
    const { advance } = follow();
    open()[0]?.fail(true);
    await advance(2900);
    expect(open()).toHaveLength(0);
    await advance(200);
    expect(open()).toHaveLength(1);
  });

  it('polls without EventSource', async () => {
    vi.stubGlobal('EventSource', undefined);
    const { fetchProgress, advance } = follow();
    await advance(20_100);
    expect(fetchProgress).toHaveBeenCalledTimes(5);
  });

  it('reconnects with exponential backoff after the last event', async () => {
    const { advance } = follow();
    const ends: number[] = [];
    for (let second = 0; second < 600; second += 1) {
      const [source] = open();
      if (source) {
        ends.push(second);
        source.emit('the same');
        source.end();
      }
      await advance(1000);
    }
    expect(ends.slice(0, 4)).toEqual([0, 3, 9, 21]);
    expect(ends.length).toBeLessThan(18);
  });

  it('after stopping nothing is open and nothing is received', async () => {
    const { received, stop, advance } = follow();
    const [source] = open();
    stop();
    source?.emit('late');
    show(false);
    show(true);
    await advance(60_000);
    expect([open(), vi.getTimerCount()]).toEqual([[], 0]);
    expect(received).toEqual([]);
  });
});
