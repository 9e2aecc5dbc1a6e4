import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, getToast, subscribeToToast, type ToastMessage, toast } from './toast-store';

let seen: (ToastMessage | null)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  stop = subscribeToToast(() => seen.push(getToast()));
});
afterEach(() => {
  toast('').dismiss();
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
});

describe('§4 Toasts', () => {
  it('adds, updates and dismisses a toast, and removes it 3 seconds after dismissal', () => {
    const { update, dismiss } = toast('Saving', 'note');
    update({ text: 'Saved', tone: 'done' });
    dismiss();
    vi.advanceTimersByTime(2999);
    expect(getToast()).toMatchObject({ text: 'Saved', open: false });
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([
      expect.objectContaining({ text: 'Saving', tone: 'note', open: true, version: 0 }),
      expect.objectContaining({ text: 'Saved', tone: 'done', open: true, version: 1 }),
      expect.objectContaining({ text: 'Saved', open: false }),
      null,
    ]);
  });

  it('a new toast replaces the old one, whose handle then has no effect', () => {
    const first = toast('One');
    toast('Two');
    first.update({ text: 'Three' });
    first.dismiss();
    expect(getToast()).toMatchObject({ text: 'Two', open: true });
  });

  it('dismissing the old toast does not remove the new one', () => {
    toast('One').dismiss();
    toast('Two');
    vi.advanceTimersByTime(10_000);
    expect(getToast()).toMatchObject({ text: 'Two', open: true });
  });

  it('dismissing twice has no effect, and neither has an update afterwards', () => {
    const { dismiss, update } = toast('One');
    dismiss();
    vi.advanceTimersByTime(2000);
    dismiss();
    update({ text: 'Two' });
    dismissToast(-1);
    expect(getToast()).toMatchObject({ text: 'One', open: false });
    vi.advanceTimersByTime(1000);
    expect(getToast()).toBeNull();
  });
});
