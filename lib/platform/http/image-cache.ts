import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes what Next's image optimiser kept on disk: copies of private pictures that no deletion and no retention knows
 * of. The optimiser is off (`next.config.mjs`); this empties what an earlier release left.
 * @param buildDir folder of the web build, absolute or below the working directory
 */
export async function emptyImageCache(buildDir: string): Promise<void> {
  await rm(path.join(/* turbopackIgnore: true */ buildDir, 'cache', 'images'), { recursive: true, force: true });
}
