/** Undo and redo steps of the character. */
export type UndoHistory<Hero> = {
  readonly past: readonly Hero[];
  readonly present: Hero;
  readonly future: readonly Hero[];
  /** Names of the last changed features, and the time in milliseconds. */
  readonly lastChange: { readonly traits: string; readonly at: number } | null;
};

/** Changes of the same feature within this time are one step: a slider fires many. */
const MERGE_WINDOW_MS = 800;
/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 100;

export const createHistory = <Hero>(hero: Hero): UndoHistory<Hero> => ({
  past: [],
  present: hero,
  future: [],
  lastChange: null,
});

/** Applies a change. */
export function pushChange<Hero extends object>(
  { past, present: hero, lastChange }: UndoHistory<Hero>,
  part: Partial<Hero>,
  at: number,
): UndoHistory<Hero> {
  const traits = Object.keys(part).sort().join();
  const sameMove = lastChange !== null && lastChange.traits === traits && at - lastChange.at < MERGE_WINDOW_MS;
  return {
    past: sameMove ? past : [...past, hero].slice(-MAX_UNDO_STEPS),
    present: { ...hero, ...part },
    future: [],
    lastChange: { traits, at },
  };
}

/** Undoes one step; returns the same state if there is none. */
export function undoChange<Hero>(now: UndoHistory<Hero>): UndoHistory<Hero> {
  const hero = now.past.at(-1);
  if (hero === undefined) return now;
  return { past: now.past.slice(0, -1), present: hero, future: [now.present, ...now.future], lastChange: null };
}

export function redoChange<Hero>(now: UndoHistory<Hero>): UndoHistory<Hero> {
  const [hero, ...after] = now.future;
  if (hero === undefined) return now;
  return { past: [...now.past, now.present], present: hero, future: after, lastChange: null };
}

/** Changes every step alike, because what undo would bring back exists no more. */
export const changeSteps = <Hero>(
  { past, present, future }: UndoHistory<Hero>,
  change: (hero: Hero) => Hero,
): UndoHistory<Hero> => ({
  past: past.map(change),
  present: change(present),
  future: future.map(change),
  lastChange: null,
});

/** Whether two characters have the same features. Age and gender belong to the draft and do not count. */
export function hasSameFeatures(one: object, other: object): boolean {
  const look = (hero: object) => {
    const { age: _, gender: __, ...features } = hero as Record<string, unknown>;
    return JSON.stringify(Object.entries(features).sort(([a], [b]) => a.localeCompare(b)));
  };
  return look(one) === look(other);
}
