import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { REDRAW_LIMITS } from '@/lib/books/redraws/model';
import { RedrawStrip } from './redraw-strip';

const redraws = {
  pictures: [],
  selected: 0,
  drawing: false,
  failure: undefined,
  redraw: async () => {},
  select: async () => {},
};

async function words(language: string, limit: number): Promise<string> {
  const read = async (domain: string) => [
    domain,
    (await import(`../../../messages/${language}/${domain}.json`)).default,
  ];
  const messages = Object.fromEntries(await Promise.all(['errors', 'hero'].map(read)));
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Jerusalem">
      <RedrawStrip allowance={{ left: 0, limit }} redraws={redraws} />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]*>/g, '');
}

it.each([
  ['ru', REDRAW_LIMITS.beforePurchase, 'Все 3 дополнительных рисунка уже здесь'],
  ['ru', REDRAW_LIMITS.afterPurchase, 'Все 24 дополнительных рисунка уже здесь'],
  ['ru', 5, 'Все 5 дополнительных рисунков уже здесь'],
  ['ru', 21, 'Все дополнительные рисунки (21) уже здесь'],
  ['he', REDRAW_LIMITS.afterPurchase, 'כל 24 האיורים הנוספים כבר כאן'],
  ['en', REDRAW_LIMITS.afterPurchase, 'You’ve used all 24 extra drawings'],
  ['ar', REDRAW_LIMITS.afterPurchase, 'كل الرسومات الإضافية (24) صارت هنا'],
])('%s says that all %i redraws are used', async (language, limit, said) => {
  expect((await words(language, limit)).replaceAll('\u00a0', ' ')).toContain(said);
});
