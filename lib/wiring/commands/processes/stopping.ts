type Undo = () => unknown;

const undos = new Set<Undo>();
let ending: Promise<void> | undefined;

/** Asked to end: what waits in a loop gives up. */
export const isStopping = (): boolean => ending !== undefined;

/** Registers what to undo when the command ends, last first. Answers how to take it back. */
export function whenStopping(undo: Undo): () => void {
  undos.add(undo);
  return () => undos.delete(undo);
}

/** Undoes everything, once, one after the other. */
export function stopAll(): Promise<void> {
  ending ??= (async () => {
    for (const undo of [...undos].reverse()) {
      try {
        await undo();
      } catch (error) {
        console.error(error);
      }
    }
    undos.clear();
  })();
  return ending;
}

/** Ends in order on Ctrl-C, SIGTERM, a closed terminal, or when the process that started this one is gone. */
export function stopOnSignals(onStop: (why: string) => void = () => {}): void {
  const end = (why: string) => {
    if (isStopping()) return;
    onStop(why);
    stopAll().then(() => process.exit(why === 'SIGINT' || why === 'SIGTERM' ? 0 : 1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('disconnect'));
}
