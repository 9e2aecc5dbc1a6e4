import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError, type Failure } from '@/lib/client/api/api-error';
import errors from '@/messages/en/errors.json';
import { FormError } from './form-error';

const ID = '7K3MA90Q';

const show = (failure: Failure | string | undefined) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ errors }} timeZone="Asia/Jerusalem">
      <FormError failure={failure} />
    </NextIntlClientProvider>,
  );

it('shows the id of an unexpected error once, kept together and left to right', () => {
  const html = show(new ApiError(500, { error: { code: 'internal_error', errorId: ID } }));
  expect(html).toContain(`${errors.errorId} <bdi class="ui-num">${ID}</bdi>`);
  expect(html.split(ID)).toHaveLength(2);
});

it.each([
  ['an error without an id', new ApiError(502, null), 'Oops!'],
  ['a refusal by the shop', new ApiError(409, { error: { code: 'order_closed' } }), errors.orderClosed],
  [
    'a refused field that this form does not mark',
    new ApiError(422, { error: { code: 'validation_failed', fields: { text: 'page_text_too_long' } } }),
    errors.pageTextTooLong,
  ],
  ['a refusal by the browser', { code: 'photo_required' }, errors.photoRequired],
  ['a code alone', 'photo_required', errors.photoRequired],
])('shows no empty line of an id for %s', (_, failure, text) => {
  const html = show(failure);
  expect(html).toContain(text);
  expect(html).not.toContain(errors.errorId);
});

it('is empty without a failure, so that the next one is announced', () => {
  expect(show(undefined)).toBe('<div aria-live="assertive"></div>');
});
