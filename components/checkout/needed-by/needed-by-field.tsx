import { useTranslations } from 'next-intl';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { Failure } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { listOccasions } from '@/lib/markets';
import { getNeededByRange, type OrderView, toDayText } from '@/lib/orders';
import type { useNeededBy } from './use-needed-by';

/** Days ahead whose occasions are offered. */
const OCCASION_DAYS = 90;

type NeededByFieldProps = {
  readonly order: Pick<OrderView, 'country'>;
  readonly neededBy: Omit<ReturnType<typeof useNeededBy>, 'day' | 'error'> & {
    readonly error?: Failure | string | undefined;
  };
};

/** 'When do you need it?': any day, or the next occasions of the edition's readers as quick choices. */
export function NeededByField({ order: { country }, neededBy }: NeededByFieldProps) {
  const t = useTranslations('checkout.neededBy');
  const tOccasion = useTranslations('occasions.names');
  const errorText = useErrorText();
  const { language } = useMarket();
  const { value, state, error, change, flush } = neededBy;
  const now = new Date();
  const occasions = listOccasions(country, language, now, OCCASION_DAYS);
  return (
    <section className="grid gap-2">
      <Field
        error={errorText(error)}
        hint={t('hint')}
        id="needed-by"
        label={<span className="text-title">{t('label')}</span>}
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...getNeededByRange({ country, now })}
            onBlur={flush}
            onChange={(event) => change(event.target.value)}
            type="date"
            value={value}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t('occasions')}</legend>
        {occasions.map(({ id, day }) => (
          <UnstyledButton
            aria-pressed={value === toDayText(day)}
            className="ui-chip"
            key={id}
            onClick={() => change(toDayText(day))}
            type="button"
          >
            {tOccasion(id)}
          </UnstyledButton>
        ))}
        {value && (
          <UnstyledButton className="text-link text-small" onClick={() => change('')} type="button">
            {t('clear')}
          </UnstyledButton>
        )}
        {state && <SavedIndicator onRetry={flush} state={state} />}
      </fieldset>
    </section>
  );
}
