type Options<Wish, Saved> = {
  readonly send: (wish: Wish) => Promise<Saved>;
  /** The answer to the newest wish that was sent. */
  readonly onSaved: (saved: Saved) => Promise<unknown>;
  readonly onState: (state: 'saving' | 'saved' | 'failed') => void;
  /** How long the parent may go on choosing before it is saved, in milliseconds. */
  readonly pauseMs: number;
};

/** Saves after a pause, one after the other, so that the newest wish is the last to arrive; nothing is lost by failing. */
export function newestSaved<Wish, Saved>({ send, onSaved, onState, pauseMs }: Options<Wish, Saved>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: Promise<unknown> = Promise.resolve();
  let unsaved: { readonly wish: Wish } | null = null;

  /** Throws when the newest wish could not be saved. */
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
    want(wish: Wish): void {
      const mine = { wish };
      unsaved = mine;
      onState('saving');
      clearTimeout(timer);
      timer = setTimeout(() => save(mine).catch(() => undefined), pauseMs);
    },
    /** Saves what is not saved yet, without the pause. */
    async settle(): Promise<void> {
      clearTimeout(timer);
      if (!unsaved) return;
      onState('saving');
      await save(unsaved);
    },
    stop: () => clearTimeout(timer),
  };
}
