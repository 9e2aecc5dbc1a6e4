type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets at most `places` pieces of work go on at a time; the others wait in the order in which they came. */
export function takeTurns(places: number): Turn {
  const waiting: Array<() => void> = [];
  let free = places;

  const enter = (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
    return Promise.resolve();
  };
  const leave = (): void => {
    const next = waiting.shift();
    // The place goes from hand to hand, so that nobody slips in between.
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
