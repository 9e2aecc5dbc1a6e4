/** Checks the settings when the server starts, not at its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/platform/env');
  env();
}
