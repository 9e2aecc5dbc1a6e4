import { listShopScreens, makeBookScreens, makeGroupScreens, openScreen, type Screen } from '../support/every-screen';
import { findReflowFaults } from '../support/page/low-window';
import { expect, type Page, test } from '../support/test';

/** A desktop of 1280 × 1024 px at a zoom of 400 %, and the narrowest phone. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
] as const;
test.use({ viewport: WINDOWS[0], deviceScaleFactor: 4 });

async function findFaults(page: Page, screens: readonly Screen[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const found = await findReflowFaults(page);
      faults.push(...found.map((fault) => `${screen.name}, ${window.height} px high: ${fault}`));
    }
  }
  return faults;
}

for (const language of ['he', 'en'] as const) {
  const market = { country: 'IL', language } as const;
  test(`WCAG 1.4.10, 2.4.11: every screen at 320 px and at a zoom of 400 % in ${language} @desktop`, async ({
    page,
  }) => {
    const shop = await findFaults(page, listShopScreens(market));
    const making = await findFaults(page, await makeBookScreens(page, market));
    const groups = await findFaults(page, await makeGroupScreens(page, market));
    expect([...shop, ...making, ...groups]).toEqual([]);
  });
}

test('the check reports a page that is too wide, a bar that stays and a button behind it @desktop', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.setContent(`<main style="inline-size: 600px">
    <div style="block-size: 900px"></div><button>Buy</button>
    <div id="bar" style="position: fixed; inset: 0; background: white">Bar</div></main>`);
  const faults = await findReflowFaults(page);
  expect(faults).toHaveLength(3);
});
