type DebouncedSaveOptions<Wish, Saved> = {
  readonly send: (wish: Wish) => Promise<Saved>;
  /** Gets the response to the newest request. */
  readonly onSaved: (saved: Saved) => Promise<unknown>;
  readonly onState: (state: 'saving' | 'saved' | 'failed') => void;
  /** Delay after the last change before saving, in milliseconds. */
  readonly delayMs: number;
};

/**
 * Saves after a delay, one request after the other, so that the newest change arrives last. A failed change is kept for
 * the next flush.
 */
export function createDebouncedSave<Wish, Saved>({
  send,
  onSaved,
  onState,
  delayMs,
}: DebouncedSaveOptions<Wish, Saved>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: Promise<unknown> = Promise.resolve();
  let unsaved: { readonly wish: Wish } | null = null;

  /** Throws if the newest change could not be saved. */
  async function save(mine: { readonly wish: Wish }): Promise<void> {
    const sending = newest.catch(() => undefined).then(() => send(mine.wish));
    newest = sending;
    try {
      const saved = await sending;
      if (newest !== sending) return;
      await onSaved(saved);
      if (unsaved !== mine) return;
      unsaved = null;
      onState('saved');
    } catch (thrown) {
      if (newest !== sending) return;
      onState('failed');
      throw thrown;
    }
  }
  return {
    schedule(wish: Wish): void {
      const mine = { wish };
      unsaved = mine;
      onState('saving');
      clearTimeout(timer);
      timer = setTimeout(() => save(mine).catch(() => undefined), delayMs);
    },
    /** Saves pending changes at once. */
    async flush(): Promise<void> {
      clearTimeout(timer);
      if (!unsaved) return;
      onState('saving');
      await save(unsaved);
    },
    cancel: () => clearTimeout(timer),
  };
}
