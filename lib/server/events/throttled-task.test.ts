import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThrottledTask } from './throttled-task';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** A task whose runs take 100 ms and repeat after 10 s. */
function createTask() {
  const starts: number[] = [];
  const task = createThrottledTask(async () => {
    starts.push(performance.now() - start);
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return starts.length === 4 ? null : 10_000;
  });
  const start = performance.now();
  return { begun: starts, work: task, advance: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('a throttled task', () => {
  it('runs at once, and again after the returned delay', async () => {
    const { begun, work, advance: pass } = createTask();
    work.schedule(250);
    await pass(10_200);
    expect(begun).toEqual([0, 10_100]);
  });

  it('combines many requests into one run after the interval', async () => {
    const { begun, work, advance: pass } = createTask();
    work.schedule(250);
    await pass(150);
    for (const ms of [250, 1000, 250]) work.schedule(ms);
    await pass(2000);
    expect(begun).toEqual([0, 350]);
  });

  it('remembers a request during a run, so that no change is missed', async () => {
    const { begun, work, advance: pass } = createTask();
    work.schedule(0);
    await pass(50);
    work.schedule(250);
    await pass(1000);
    expect(begun).toEqual([0, 350]);
  });

  it('ends when a run returns null, and when it is stopped', async () => {
    const { begun, work, advance: pass } = createTask();
    work.schedule(0);
    await pass(60_000);
    work.schedule(0);
    await pass(60_000);
    expect(begun).toHaveLength(4);
    const other = createTask();
    other.work.schedule(0);
    other.work.stop();
    await other.advance(1000);
    expect(other.begun).toEqual([]);
  });
});
