import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import errors from '@/messages/en/errors.json';
import { FormError } from './form-error';

const show = (errorId?: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ errors }} timeZone="Asia/Jerusalem">
      <FormError failure="internal_error" errorId={errorId} />
    </NextIntlClientProvider>,
  );

it('shows the id of an unexpected error, and no empty line without one', () => {
  expect(show('7K3MA90Q')).toContain('7K3MA90Q');
  expect(show()).toContain('Oops!');
  expect(show()).not.toContain(errors.errorId);
});
