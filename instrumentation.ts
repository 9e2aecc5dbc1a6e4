/** Checks the settings when the server starts, not at its first request, and empties what the image optimiser once kept. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { buildDir, env } = await import('@/lib/platform/env');
    const { clearImageCache } = await import('@/lib/platform/http/image-cache');
    env();
    await clearImageCache(buildDir());
  }
}
