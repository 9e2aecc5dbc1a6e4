'use client';

import { useFormatter, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { FormError } from '@/components/feedback/form-error';
import { ButtonLink } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import type { ApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import type { CheckedReceipt } from '@/lib/privacy';
import { EmailLinkPage } from './email-link-page';

const checkReceipt = ([path, token]: readonly [string, string]) => sendJson<CheckedReceipt>(path, { json: { token } });

/** `/deletion-receipt#{receipt}`: says whether the shop signed this receipt of a deletion. */
export function DeletionReceiptScreen() {
  const t = useTranslations('account.receipt');
  const format = useFormatter();
  const { to } = useMarket();
  const hash = useHash();
  const token = hash === null ? null : decodeURIComponent(hash.slice(1));
  const { data, error } = useSWR<CheckedReceipt, ApiError, readonly [string, string] | null>(
    token ? ['/api/privacy/receipts', token] : null,
    checkReceipt,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const home = (
    <ButtonLink href={to()} variant="quiet" fullWidth>
      {t('home')}
    </ButtonLink>
  );
  if (data) {
    const date = format.dateTime(new Date(data.at), { dateStyle: 'long' });
    return (
      <EmailLinkPage text={t('text', { number: data.number, date })} title={t(`${data.kind}Title`)}>
        {home}
      </EmailLinkPage>
    );
  }
  const refused = token === '' || error?.status === 404 || error?.status === 422;
  return (
    <EmailLinkPage text={refused ? t('invalidText') : ''} title={t(refused ? 'invalidTitle' : 'checking')}>
      {!refused && <FormError failure={error} />}
      {home}
    </EmailLinkPage>
  );
}
