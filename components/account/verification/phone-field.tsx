import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/text-input';
import { CODE_LIMITS } from '@/lib/accounts';
import { COUNTRIES, COUNTRY_CODES } from '@/lib/markets';
import type { PhoneInputRegistration } from './use-phone-input';

type PhoneFieldProps = {
  readonly countryField: UseFormRegisterReturn;
  readonly phoneField: PhoneInputRegistration;
  readonly error: string | undefined;
};

/** Phone number with its country prefix; both always left to right. */
export function PhoneField({ countryField, phoneField, error }: PhoneFieldProps) {
  const t = useTranslations('account.verify');
  return (
    <Field error={error} hint={t('phoneHint', { digits: CODE_LIMITS.digits })} id="phone" label={t('phone')}>
      {(aria) => (
        <div className="grid grid-cols-[minmax(128px,auto)_1fr] gap-2" dir="ltr">
          <Select {...countryField} aria-label={t('prefix')} autoComplete="tel-country-code">
            {COUNTRY_CODES.map((code) => (
              <option key={code} value={code}>
                {`${COUNTRIES[code].phonePrefix} ${t(`countries.${code}`)}`}
              </option>
            ))}
          </Select>
          <TextInput {...aria} {...phoneField} autoComplete="tel-national" inputMode="tel" type="tel" />
        </div>
      )}
    </Field>
  );
}
