import { createHash } from 'node:crypto';
import { send } from '../support/api';
import { createDraft, TEXT_PAGE_BOOK } from '../support/create-book';
import { orderByApi, payByApi } from '../support/order-book';
import { pageKinds } from '../support/page/page-kinds';
import { takeViolations } from '../support/policy-violations';
import { type APIRequestContext, expect, type Page, test } from '../support/test';

const LANGUAGE = 'en';
const getPath = (rest: string) => `/IL/${LANGUAGE}${rest}`;
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

async function readPolicy(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const policy = response.headers()['content-security-policy'] ?? '';
  const directives = Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
  return {
    scripts: (directives['script-src'] ?? []) as readonly string[],
    headers: response.headers(),
    html: await response.text(),
  };
}

for (const { rest, audience } of pageKinds(LANGUAGE)) {
  const kind = audience === 'personal' ? 'a nonce of its own' : 'the hashes of its scripts';
  test(`a ${audience} page runs only scripts with ${kind}: ${rest || '/'} @en @phone`, async ({ request }) => {
    const { scripts, headers, html } = await readPolicy(request, getPath(rest));
    const inline = [...html.matchAll(INLINE)].map(([, script = '']) => script);
    expect(inline.length).toBeGreaterThan(2);
    expect(scripts.join(' ')).not.toMatch(/unsafe|data:|blob:|\*/);
    if (audience === 'personal') {
      const [nonce] = scripts.filter((source) => source.startsWith("'nonce-"));
      expect((await readPolicy(request, getPath(rest))).scripts).not.toContain(nonce);
      return;
    }
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(new Set(scripts)).toEqual(new Set(["'self'", ...hashes]));
    if (audience === 'public') expect(headers['cache-control']).toContain('s-maxage=');
  });
}

const MARK = 'probe-ran';
/** Runs wherever a page takes it for markup. */
const PROBE = `"><img src=x onerror="document.title='${MARK}'"><script>document.title='${MARK}'</script>`;

test('what a page of each kind would run if somebody wrote it into the page is stopped @en @phone', async ({
  page,
}) => {
  for (const { rest } of pageKinds(LANGUAGE)) {
    await page.goto(getPath(rest));
    await page.evaluate(async (title) => {
      const attempt = (run: () => unknown) => {
        try {
          run();
        } catch {
          // The policy says no.
        }
      };
      attempt(() => {
        const script = document.createElement('script');
        script.append(`document.title = '${title}'`);
        document.body.append(script);
      });
      attempt(() => {
        const link = document.createElement('a');
        link.setAttribute('onclick', `document.title = '${title}'`);
        document.body.append(link);
        link.click();
      });
      attempt(() => {
        document.body.insertAdjacentHTML('beforeend', `<img src="x" onerror="document.title = '${title}'">`);
      });
      // What the browser's own tools run may evaluate text; what runs later is the page's.
      await new Promise<void>((done) => {
        setTimeout(() => {
          // biome-ignore lint/security/noGlobalEval: what the policy must stop
          attempt(() => globalThis.eval(`document.title = '${title}'`));
          done();
        });
      });
    }, MARK);
    expect(await page.title(), rest).not.toBe(MARK);
    await expect.poll(() => takeViolations().length, { message: rest }).toBeGreaterThan(0);
  }
  // The last reports may still be on their way.
  await page.goto('about:blank');
  await expect.poll(() => takeViolations().length).toBe(0);
});

/** Fills every text field of the page, and of what opens. */
async function fillAll(page: Page): Promise<number> {
  const fields = page.locator(
    'input:is([type="text"], [type="search"], :not([type])):not([readonly]):visible, textarea:visible',
  );
  const count = await fields.count();
  for (let nth = 0; nth < count; nth += 1) await fields.nth(nth).fill(PROBE.slice(0, 200));
  await page.keyboard.press('Tab');
  return count;
}

test('§7 calls: a script in a text field of any page runs nowhere @en @desktop', async ({ page }) => {
  const orderId = await orderByApi(page.request, { country: 'IL', language: LANGUAGE, name: 'Maya' });
  await payByApi(page.request, orderId, LANGUAGE);
  const draft = await createDraft(page.request, { language: LANGUAGE, childName: 'Maya' });
  const { id: classId } = await send<{ id: string }>(page.request, 'POST', '/api/kindergarten', {
    country: 'IL',
    language: LANGUAGE,
  });
  const paths = [
    '/books',
    '/blog',
    '/roladin',
    '/kindergarten',
    '/company-batch',
    '/company/login',
    '/resume',
    '/wizard',
    `/wizard?step=child&draft=${draft}`,
    `/wizard?step=book&draft=${draft}`,
    `/preview/${draft}`,
    `/kindergarten/${classId}`,
    `/order-confirmation/${orderId}`,
    `/editor/${orderId}`,
    `/editor/${orderId}?page=dedication`,
    `/confirm/${orderId}`,
    '/my-books',
  ];
  let fields = 0;
  for (const path of paths) {
    await page.goto(getPath(path));
    // Some forms are loaded when a visitor touches the page.
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 10_000);
    await page.waitForLoadState('networkidle');
    fields += await fillAll(page);
    await page.reload();
    expect(await page.title(), path).not.toContain(MARK);
  }
  expect(fields).toBeGreaterThan(8);
});

test('the sandbox of payments keeps its policy too @en @phone', async ({ page }) => {
  const orderId = await orderByApi(page.request, {
    country: 'US',
    language: LANGUAGE,
    name: 'Maya',
    catalogueId: TEXT_PAGE_BOOK.en,
  });
  const { url } = await send<{ url: string }>(page.request, 'POST', `/api/orders/${orderId}/checkout`, {
    tier: 'digital',
    language: LANGUAGE,
  });
  const answer = await page.goto(url);
  expect(answer?.headers()['content-security-policy']).toContain("'nonce-");
  await expect(page.getByRole('button').first()).toBeEnabled();
  await page.goto('/sandbox/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser reports what was stopped; nothing else is taken for a report @en @phone', async ({ request }) => {
  const report = {
    'document-uri': 'https://shop.example/IL/en/share/abc',
    'blocked-uri': 'https://evil.example/a.js?secret',
    'effective-directive': 'script-src-elem',
  };
  const post = async (data: unknown) =>
    (
      await request.post('/api/policy-reports', {
        // Of an address of its own: the reports of the other tests count against theirs.
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': '203.0.113.77' },
        data: JSON.stringify(data),
      })
    ).status();
  expect(await post({ 'csp-report': report })).toBe(204);
  expect(await post({ 'csp-report': { ...report, 'effective-directive': 'a\nb' } })).toBe(400);
  expect(await post('x'.repeat(40_000))).toBe(413);
});
