import { afterEach, expect, test, vi } from 'vitest';
import { shareShop } from './share-shop';

const ORIGIN = 'https://shop.example.com';

/** A browser with the given abilities. */
function openBrowser(navigator: object): void {
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
  vi.stubGlobal('navigator', navigator);
}

afterEach(() => vi.unstubAllGlobals());

test('opens the share sheet with the whole address', async () => {
  const share = vi.fn(async () => {});
  openBrowser({ share });
  expect(await shareShop('/r/4F2AX7TQ', 'Look:')).toBe(true);
  expect(share).toHaveBeenCalledWith({ text: 'Look:', url: `${ORIGIN}/r/4F2AX7TQ` });
});

test('copies the address where there is no share sheet', async () => {
  const writeText = vi.fn(async () => {});
  openBrowser({ clipboard: { writeText } });
  expect(await shareShop('/', 'Look:')).toBe(true);
  expect(writeText).toHaveBeenCalledWith(`${ORIGIN}/`);
});

test('a share sheet that is closed, or a clipboard that refuses, is no share', async () => {
  const refuse = () => Promise.reject(new Error('AbortError'));
  openBrowser({ share: refuse });
  expect(await shareShop('/', 'Look:')).toBe(false);
  openBrowser({ clipboard: { writeText: refuse } });
  expect(await shareShop('/', 'Look:')).toBe(false);
});
