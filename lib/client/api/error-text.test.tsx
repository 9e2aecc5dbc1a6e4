import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import ar from '@/messages/ar/errors.json';
import en from '@/messages/en/errors.json';
import he from '@/messages/he/errors.json';
import ru from '@/messages/ru/errors.json';
import { ApiError, type Failure } from './api-error';
import { addErrorId } from './error-id-text';
import { useErrorText } from './error-text';

const ID = '7K3MA90Q';
const unexpected = new ApiError(500, { error: { code: 'internal_error', errorId: ID } });

function Text({ failure }: { readonly failure: Failure | string | undefined }) {
  return useErrorText()(failure) ?? 'nothing';
}

const read = (failure: Failure | string | undefined, [locale, errors]: readonly [string, object] = ['en', en]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ errors }} timeZone="Asia/Jerusalem">
      <Text failure={failure} />
    </NextIntlClientProvider>,
  );

describe('the text of a failure', () => {
  it.each([
    ['he', he],
    ['en', en],
    ['ar', ar],
    ['ru', ru],
  ] as const)('ends with the id of an unexpected error: %s', (language, errors) => {
    expect(read(unexpected, [language, errors])).toBe(`${errors.internalError} ${errors.errorId} ${ID}`);
  });

  it('has no id without one: a refusal, a code alone, nothing', () => {
    expect(read(new ApiError(422, { error: { code: 'photo_required' } }))).toBe(en.photoRequired);
    expect(read({ code: 'photo_required' })).toBe(en.photoRequired);
    expect(read('photo_required')).toBe(en.photoRequired);
    expect(read(undefined)).toBe('nothing');
  });
});

describe('§5 child name: the error names the letters that cannot be printed', () => {
  it.each([
    ['he', he],
    ['en', en],
    ['ar', ar],
    ['ru', ru],
  ] as const)('%s', (language, errors) => {
    for (const code of ['name_not_printable', 'text_not_printable'] as const) {
      expect(read(`${code}:大 🎈`, [language, errors])).toContain('大 🎈');
      expect(read(code, [language, errors])).not.toMatch(/[{}]|none|:\s*\./);
    }
  });
});

describe('a text of its own, such as a toast', () => {
  it('ends with the id, whatever has it', () => {
    const text = `Not signed out. Code: ${ID}`;
    expect(addErrorId('Not signed out.', 'Code:', unexpected)).toBe(text);
    expect(addErrorId('Not signed out.', 'Code:', Object.assign(new Error('status 500'), { errorId: ID }))).toBe(text);
  });

  it.each([
    ['no connection', new ApiError(0, null)],
    ['an error of the browser', new TypeError('Failed to fetch')],
    ['nothing', null],
    ['no object', 'failed'],
  ])('stays as it is for %s', (_, thrown) => {
    expect(addErrorId('Not signed out.', 'Code:', thrown)).toBe('Not signed out.');
  });
});
