import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/test';

const t = createTranslate('he');
const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.200 Mobile Safari/537.36 Instagram 361.0.0.46.88 Android (35/15; 420dpi; 1080x2400; Google; Pixel 8)';

test('§4 "Download": a browser inside another app leads to the browser of the phone @he @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, userAgent: INSTAGRAM, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/IL/he/my-books');
  /** Clicks a link to a file; whether the page takes the click, with what it has loaded by then. */
  const isTaken = () =>
    page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/api/downloads/token', download: '' });
      let taken = false;
      link.addEventListener('click', (event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      });
      document.body.append(link);
      link.click();
      link.remove();
      return taken;
    });
  // What tells the browsers apart is loaded when the page is idle.
  await expect.poll(isTaken).toBe(true);
  await expect(page.getByRole('heading', { name: t('inApp.title') })).toBeVisible();
  await expect(page.getByText(t('inApp.text', { app: 'Instagram' }))).toBeVisible();
  const address = new URL('/api/downloads/token', baseURL);
  await expect(page.getByRole('textbox', { name: t('inApp.address') })).toHaveValue(address.href);
  await expect(page.getByRole('link', { name: t('inApp.open') })).toHaveAttribute(
    'href',
    new RegExp(`^intent://${address.host}/api/downloads/token#Intent;`),
  );
  await expectAccessible(page);
  await context.close();
});
