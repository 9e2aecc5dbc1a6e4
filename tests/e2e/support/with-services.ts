import type { BrowserContext, Page } from '@playwright/test';
import { createPagePolicy } from '@/lib/server/content-security/policy';
import { listSources } from '@/lib/server/content-security/sources';

const HEADER = 'content-security-policy';

/**
 * Gives pages the policy of a shop with these settings; the shop under test has sandboxes. `pixel`: the origin of a
 * pixel that stands for Meta's.
 */
export async function allowServices(
  pages: Page | BrowserContext,
  settings: Readonly<Record<string, string>>,
  pixel: readonly string[] = [],
): Promise<void> {
  const sources = listSources(settings);
  const image = [...sources.image, ...pixel];
  await pages.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    // A browser follows a redirect past every route, so a page of its own leads to the next one.
    if (headers.location) {
      const next = new URL(headers.location, route.request().url()).href;
      const body = `<meta http-equiv="refresh" content="0;url=${next}">`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    const own = headers[HEADER]?.match(/'(?:sha256|nonce)-[^']+'/g);
    // A redirect, or a file.
    if (!own) return route.fulfill({ response });
    await route.fulfill({ response, headers: { ...headers, [HEADER]: createPagePolicy({ ...sources, image }, own) } });
  });
}
