import type { Page, Response } from '../test';

/**
 * Collects the scripts that a page loads from now on. Their bodies are read by the returned function alone, once the
 * page has come to rest: a body that is still read when a test ends would fail it.
 * @returns Reads the bodies: address to bytes.
 */
export function collectScripts(page: Page): () => Promise<ReadonlyMap<string, Buffer>> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    const read = responses.map(async (response) => [response.url(), await response.body()] as const);
    return new Map(await Promise.all(read));
  };
}
