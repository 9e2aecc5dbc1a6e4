type Cleanup = () => unknown;

const cleanups = new Set<Cleanup>();
let shutdown: Promise<void> | undefined;

/** Shutdown was requested: waiting loops give up. */
export const isShuttingDown = (): boolean => shutdown !== undefined;

/** Registers a cleanup that runs at shutdown, last first. Returns a function that unregisters it. */
export function onShutdown(undo: Cleanup): () => void {
  cleanups.add(undo);
  return () => cleanups.delete(undo);
}

/** Runs all cleanups, once, one after the other. */
export function shutDown(): Promise<void> {
  shutdown ??= (async () => {
    for (const undo of [...cleanups].reverse()) {
      try {
        await undo();
      } catch (error) {
        console.error(error);
      }
    }
    cleanups.clear();
  })();
  return shutdown;
}

/** Shuts down in order on Ctrl-C, SIGTERM, a closed terminal, or when the parent process is gone. */
export function shutDownOnSignals(onStop: (why: string) => void = () => {}): void {
  const end = (why: string) => {
    if (isShuttingDown()) return;
    onStop(why);
    shutDown().then(() => process.exit(why === 'SIGINT' || why === 'SIGTERM' ? 0 : 1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('disconnect'));
}
