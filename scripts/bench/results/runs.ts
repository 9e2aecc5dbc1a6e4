/** `npm run bench -- --quick` measures once, and little, to show that a bench works: its figures are not stored. */
export const isQuick: boolean = process.argv.includes('--quick');

/** How often each subject is measured; `RUNS=3 npm run bench -- pages` is less. An odd number, for the median. */
export const RUNS: number = isQuick ? 1 : Number(process.env.RUNS ?? 7);

/** Whether the figures of this run are worth storing: all runs of everything. */
export const isWhole: boolean = !isQuick && RUNS >= 7 && process.env.PAGES === undefined;

const MAX_TRIES = 3;

/** Does a piece of work again when it fails, at most three times in all; then it throws the last error. */
export async function repeatFailed<Found>(work: () => Promise<Found>): Promise<Found> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * Measures subjects in turns, so that a slow minute touches each of them; a failed run is repeated. Each subject begins a
 * round equally often, because what runs first may find colder caches.
 */
export async function measureInTurns<Name, Found>(
  subjects: ReadonlyMap<Name, () => Promise<Found>>,
  rounds: number,
): Promise<ReadonlyMap<Name, readonly Found[]>> {
  const found = new Map<Name, Found[]>([...subjects.keys()].map((name) => [name, []]));
  const all = [...subjects];
  for (let round = 0; round < rounds; round += 1) {
    const from = round % Math.max(1, all.length);
    for (const [name, measure] of [...all.slice(from), ...all.slice(0, from)])
      found.get(name)?.push(await repeatFailed(measure));
  }
  return found;
}
