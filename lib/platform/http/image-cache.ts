import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes the disk cache of Next's image optimizer: copies of private pictures that no deletion or retention job knows.
 * The optimizer is off (`next.config.mjs`); this removes the files of an earlier release.
 * @param buildDir folder of the web build, absolute or relative to the working directory
 */
export async function clearImageCache(buildDir: string): Promise<void> {
  await rm(path.join(/* turbopackIgnore: true */ buildDir, 'cache', 'images'), { recursive: true, force: true });
}
