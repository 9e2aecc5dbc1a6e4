import type { Page } from '@playwright/test';
import { createPagePolicy } from '@/lib/server/content-security/policy';
import { listSources } from '@/lib/server/content-security/sources';

const HEADER = 'content-security-policy';

/** Gives pages the policy of a shop with these settings; the shop under test has sandboxes. */
export async function allowServices(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    const own = headers[HEADER]?.match(/'(?:sha256|nonce)-[^']+'/g) ?? [];
    await route.fulfill({ response, headers: { ...headers, [HEADER]: createPagePolicy(listSources(settings), own) } });
  });
}
