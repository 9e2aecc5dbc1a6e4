import type { Page } from '@playwright/test';
import { listShopScreens, makeBookScreens, openScreen } from '../support/every-screen';
import { expect, test } from '../support/test';

const market = { country: 'IL', language: 'he' } as const;
/** Carousels move by themselves every 3 to 6 seconds (§9). */
const TWO_SLIDES_MS = 15_000;

/** What moves for longer than an instant. */
const listMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 20,
      )
      .map((animation) => `${animation instanceof CSSAnimation ? animation.animationName : animation.id}`),
  );

/** Where everything that slides stands. */
const listPositions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => [element.scrollLeft, getComputedStyle(element).transform].join(' '))
      .filter((position) => position !== '0 none'),
  );

test('WCAG 2.2.2, 2.3.3: nothing moves by itself for those who want no motion @desktop', async ({ page }) => {
  await page.clock.install();
  const screens = [...listShopScreens(market), ...(await makeBookScreens(page, market))];
  for (const screen of screens) {
    await openScreen(page, screen);
    expect([screen.name, await listMotion(page)]).toEqual([screen.name, []]);
  }
  await openScreen(page, screens[0] as (typeof screens)[number]);
  // Their engine is loaded for a pointer, which leaves them again.
  for (const carousel of await page.locator('[aria-roledescription]').filter({ visible: true }).all())
    await carousel.hover();
  await page.mouse.move(2, 200);
  const before = await listPositions(page);
  await page.clock.runFor(TWO_SLIDES_MS);
  expect(await listPositions(page)).toEqual(before);
});

test('the check reports what moves without that wish @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/robots.txt');
  await page.setContent(
    '<style>@keyframes sway { to { rotate: 9deg } } p { animation: sway 2s infinite }</style><p>A</p>',
  );
  expect(await listMotion(page)).toEqual(['sway']);
});
