import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from '@/components/ui/link';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { ConsentBox } from './consent-box';

type ConsentName = 'termsAccepted' | 'smsConsent' | 'marketing';

type ConsentFieldsProps = {
  readonly register: (name: ConsentName) => UseFormRegisterReturn;
  readonly errors: Readonly<Record<'terms' | 'sms', string | undefined>>;
};

/**
 * Three consent checkboxes, none checked in advance: terms and SMS are required, marketing is optional (rulings,
 * "Photos and names").
 */
export function ConsentFields({ register, errors }: ConsentFieldsProps) {
  const t = useTranslations('account.verify');
  const errorText = useErrorText();
  const { to } = useMarket();
  const legalLink = (path: string) => (chunks: ReactNode) => (
    <Link className="underline" href={to(path)} target="_blank">
      {chunks}
    </Link>
  );
  return (
    <div className="grid gap-1">
      <ConsentBox error={errorText(errors.terms)} field={register('termsAccepted')}>
        {t.rich('terms', { terms: legalLink('/terms-of-service'), privacy: legalLink('/privacy-policy') })}
      </ConsentBox>
      <ConsentBox error={errorText(errors.sms)} field={register('smsConsent')}>
        {t('smsConsent')}
      </ConsentBox>
      <ConsentBox field={register('marketing')}>{t('marketing')}</ConsentBox>
    </div>
  );
}
