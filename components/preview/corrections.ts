/** What came before and after a correction, so that it can be taken back. */
export type Corrections<Hero> = {
  readonly before: readonly Hero[];
  readonly hero: Hero;
  readonly after: readonly Hero[];
  /** What was corrected last, and when in milliseconds. */
  readonly last: { readonly traits: string; readonly at: number } | null;
};

/** Changes of one feature within so long are one correction: a finger drags a slider. */
const ONE_MOVE_MS = 800;
/** As many steps back as are kept. */
const MOST = 100;

export const begun = <Hero>(hero: Hero): Corrections<Hero> => ({ before: [], hero, after: [], last: null });

/** The hero with another feature. */
export function corrected<Hero extends object>(
  { before, hero, last }: Corrections<Hero>,
  part: Partial<Hero>,
  at: number,
): Corrections<Hero> {
  const traits = Object.keys(part).sort().join();
  const sameMove = last !== null && last.traits === traits && at - last.at < ONE_MOVE_MS;
  return {
    before: sameMove ? before : [...before, hero].slice(-MOST),
    hero: { ...hero, ...part },
    after: [],
    last: { traits, at },
  };
}

/** One step back; as it is where there is none. */
export function undone<Hero>(now: Corrections<Hero>): Corrections<Hero> {
  const hero = now.before.at(-1);
  if (hero === undefined) return now;
  return { before: now.before.slice(0, -1), hero, after: [now.hero, ...now.after], last: null };
}

export function redone<Hero>(now: Corrections<Hero>): Corrections<Hero> {
  const [hero, ...after] = now.after;
  if (hero === undefined) return now;
  return { before: [...now.before, now.hero], hero, after, last: null };
}

/** Do two heroes look alike? Age and gender are the draft's, not the parent's correction. */
export function looksLike(one: object, other: object): boolean {
  const look = (hero: object) => {
    const { age: _, gender: __, ...features } = hero as Record<string, unknown>;
    return JSON.stringify(Object.entries(features).sort(([a], [b]) => a.localeCompare(b)));
  };
  return look(one) === look(other);
}
