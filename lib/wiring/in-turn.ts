type InTurn = <Value>(asker: string, work: () => Promise<Value>) => Promise<Value>;

/** Lets each asker have one piece of work under way; his next ones wait for it, other people's do not. */
export function inTurn(): InTurn {
  const last = new Map<string, Promise<void>>();
  return (asker, work) => {
    const done = (last.get(asker) ?? Promise.resolve()).then(work);
    const ended: Promise<void> = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(asker) === ended) last.delete(asker);
      });
    last.set(asker, ended);
    return done;
  };
}
