import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, onToast, type ToastMessage, toast } from './toast-store';

let seen: (ToastMessage | null)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  stop = onToast(() => seen.push(currentToast()));
});
afterEach(() => {
  toast('').dismiss();
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
});

describe('§4 Toasts', () => {
  it('added, updated, dismissed, and removed 3 seconds after dismissal', () => {
    const { update, dismiss } = toast('Saving', 'note');
    update({ text: 'Saved', tone: 'done' });
    dismiss();
    vi.advanceTimersByTime(2999);
    expect(currentToast()).toMatchObject({ text: 'Saved', open: false });
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([
      expect.objectContaining({ text: 'Saving', tone: 'note', open: true, version: 0 }),
      expect.objectContaining({ text: 'Saved', tone: 'done', open: true, version: 1 }),
      expect.objectContaining({ text: 'Saved', open: false }),
      null,
    ]);
  });

  it('one at a time: a new one takes the place, and the old handle moves it no more', () => {
    const first = toast('One');
    toast('Two');
    first.update({ text: 'Three' });
    first.dismiss();
    expect(currentToast()).toMatchObject({ text: 'Two', open: true });
  });

  it('a new one is not removed by the dismissal of the one before', () => {
    toast('One').dismiss();
    toast('Two');
    vi.advanceTimersByTime(10_000);
    expect(currentToast()).toMatchObject({ text: 'Two', open: true });
  });

  it('dismissing twice changes nothing, nor does an update after it', () => {
    const { dismiss, update } = toast('One');
    dismiss();
    vi.advanceTimersByTime(2000);
    dismiss();
    update({ text: 'Two' });
    dismissToast(-1);
    expect(currentToast()).toMatchObject({ text: 'One', open: false });
    vi.advanceTimersByTime(1000);
    expect(currentToast()).toBeNull();
  });
});
