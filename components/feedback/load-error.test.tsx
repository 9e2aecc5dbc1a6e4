import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '@/lib/client/api/api-error';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { LoadError } from './load-error';

async function shown(error: ApiError, all = false): Promise<string> {
  const read = async (domain: string) => [domain, (await import(`../../messages/en/${domain}.json`)).default];
  const messages = Object.fromEntries(await Promise.all(['common', 'errors', 'orders', 'support'].map(read)));
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Jerusalem">
      <FakeRouter>
        <LoadError plural={all} error={error} onRetry={() => {}} />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

it.each([
  ['Error loading book<', new ApiError(500, null), false],
  ['Error loading books<', new ApiError(500, null), true],
  ['A 502 error occurred while fetching the data.', new ApiError(502, '<html>'), false],
  ['Network error. Check your connection', new ApiError(0, null), true],
  ['We couldn’t find this book', new ApiError(404, null), false],
] as const)('§8: %s', async (words, error, all) => {
  expect(await shown(error, all)).toContain(words);
});

it('shows the id under which the log has the error', async () => {
  const error = new ApiError(500, { error: { code: 'internal_error', errorId: '7K3MA90Q' } });
  expect(await shown(error)).toContain('7K3MA90Q');
});
