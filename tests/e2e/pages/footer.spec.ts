import { supportedPairs } from '@/lib/markets';
import { expect, type Page, test } from '../support/test';

/** Pixels by which the footer is higher than the page estimates before it is laid out. */
const measureExcess = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const footer = document.querySelector<HTMLElement>('.site-footer');
    if (!footer) throw new Error('the page has no footer');
    const measure = () => {
      root.removeAttribute('data-exact');
      footer.style.contentVisibility = '';
      const { containIntrinsicBlockSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(footer);
      const sizes = [containIntrinsicBlockSize.replace('auto ', ''), paddingBlockStart, paddingBlockEnd];
      const estimated = sizes.map(Number.parseFloat).reduce((sum, size) => sum + size, 0);
      root.setAttribute('data-exact', '');
      return footer.offsetHeight - estimated;
    };
    measure();
    await document.fonts.ready;
    return measure();
  });

const WIDTHS = [320, 360, 390, 412, 479, 480, 600, 767, 768, 895, 896, 1000, 1440];

for (const { country, lang } of supportedPairs)
  test(`the last lines of the footer stand on its ground before it is laid out: /${country}/${lang} @desktop`, async ({
    page,
  }) => {
    await page.goto(`/${country}/${lang}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await measureExcess(page);
      expect(excess, `at ${width} px`).not.toBeNaN();
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
