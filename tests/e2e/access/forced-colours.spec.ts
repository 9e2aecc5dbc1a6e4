import { listShopScreens, makeBookScreens, makeGroupScreens, openScreen, type Screen } from '../support/every-screen';
import { findEdgeless, findUnmarkedChoices } from '../support/page/choices';
import { expect, type Page, test } from '../support/test';

const market = { country: 'IL', language: 'en' } as const;

/** Chosen things without a mark of their own, and controls without an edge. */
async function findInvisible(page: Page, screens: readonly Screen[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen);
    const found = [...(await findUnmarkedChoices(page)), ...(await findEdgeless(page))];
    faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
  }
  return faults;
}

test('WCAG 1.4.1, 1.4.11: controls and choices are seen in forced colours @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shop = await findInvisible(page, listShopScreens(market));
  const making = await findInvisible(page, await makeBookScreens(page, market));
  const groups = await findInvisible(page, await makeGroupScreens(page, market));
  expect([...shop, ...making, ...groups]).toEqual([]);
});

test('the check reports a choice that only its background tells @desktop', async ({ page }) => {
  await page.goto('/robots.txt');
  const choice = (checked: string) => `<label class="${checked}"><input type="radio" name="a" ${checked}>Any</label>`;
  await page.setContent(`<style>.checked { background: navy } input { appearance: none }</style>
    ${choice('checked')}${choice('')}`);
  expect(await findUnmarkedChoices(page)).toHaveLength(1);
  await page.addStyleTag({ content: '.checked { border: 2px solid }' });
  expect(await findUnmarkedChoices(page)).toEqual([]);
});
