import type EmblaCarousel from 'embla-carousel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAutoplay } from './autoplay';

type Embla = ReturnType<typeof EmblaCarousel>;
type Listener = () => void;

/** The part of Embla that autoplay needs: `slides` slides that may loop. */
function carousel(slides: number, loops: boolean) {
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string) => listeners.get(event) ?? listeners.set(event, new Set()).get(event) ?? new Set();
  let at = 0;
  const emit = (event: string) => {
    for (const listener of of(event)) listener();
  };
  const go = (to: number) => {
    at = to;
    emit('select');
  };
  const embla = {
    on(event: string, listener: Listener) {
      of(event).add(listener);
      return embla;
    },
    off(event: string, listener: Listener) {
      of(event).delete(listener);
      return embla;
    },
    canScrollNext: () => loops || at < slides - 1,
    scrollNext: () => go((at + 1) % slides),
    scrollTo: (to: number) => go(to),
    scrollSnapList: () => Array.from({ length: slides }),
  };
  return {
    embla: embla as unknown as Embla,
    emit,
    at: () => at,
    go,
    listening: () => [...listeners.values()].some((set) => set.size),
  };
}

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('§9 carousels: moves on at every interval, and from the last slide to the first', () => {
  for (const loops of [true, false]) {
    const run = carousel(3, loops);
    const stop = startAutoplay(run.embla, 4000, false);
    const seen = [0, 1, 2, 3].map(() => {
      vi.advanceTimersByTime(4000);
      return run.at();
    });
    expect(seen).toEqual([1, 2, 0, 1]);
    stop();
    vi.advanceTimersByTime(20_000);
    expect([run.at(), run.listening()]).toEqual([1, false]);
  }
});

test('a slide that the visitor chose stays for a full interval', () => {
  const run = carousel(3, true);
  startAutoplay(run.embla, 4000, false);
  vi.advanceTimersByTime(3900);
  run.go(2);
  vi.advanceTimersByTime(3900);
  expect(run.at()).toBe(2);
  vi.advanceTimersByTime(100);
  expect(run.at()).toBe(0);
});

test('pauses while a finger is down and while the page is hidden', () => {
  const run = carousel(3, true);
  startAutoplay(run.embla, 4000, false);
  run.emit('pointerDown');
  vi.advanceTimersByTime(9000);
  expect(run.at()).toBe(0);
  run.emit('pointerUp');
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(9000);
  expect(run.at()).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(4000);
  expect(run.at()).toBe(1);
});

test('a single slide has no autoplay', () => {
  const run = carousel(1, true);
  const moved = vi.fn();
  run.embla.on('select', moved);
  startAutoplay(run.embla, 4000, false);
  vi.advanceTimersByTime(9000);
  expect(moved).not.toHaveBeenCalled();
});
