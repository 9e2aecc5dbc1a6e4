import { useTranslations } from 'next-intl';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { Field } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { TextArea } from '@/components/ui/text-input';
import { DEDICATION_LIMITS } from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';
import type { OrderView } from '@/lib/orders';
import { formatPrice, type PriceTier, priceFor } from '@/lib/prices';
import { DedicationDesigns } from './dedication-designs';
import type { useDedication } from './use-dedication';

type DedicationFieldProps = {
  readonly order: OrderView;
  readonly tier: PriceTier;
  readonly dedication: ReturnType<typeof useDedication>;
};

/** The family's own words in front of the story, with what they cost in this format (spec §9). */
export function DedicationField({ order, tier, dedication }: DedicationFieldProps) {
  const t = useTranslations('checkout.dedication');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { text, design, state, errorCode, changeText, changeDesign, flush } = dedication;
  const free = tier === 'digital' || order.imageModel === 'advanced';
  const price = formatPrice(priceFor(order.country, 'printed_dedication'), order.currency);
  return (
    <section className="grid gap-2">
      <Field
        error={errorText(errorCode)}
        hint={order.book?.dedicationExample && t('example', { example: order.book.dedicationExample })}
        id="dedication"
        label={
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-title">{t('label')}</span>
            <span className="text-small">{free ? common('free') : <Num>{price}</Num>}</span>
          </span>
        }
      >
        {(aria) => (
          <TextArea
            {...aria}
            dir="auto"
            lang={order.book?.language}
            onBlur={flush}
            onChange={(event) => changeText(event.target.value)}
            rows={3}
            value={text}
          />
        )}
      </Field>
      <div className="flex min-h-6 items-center justify-between gap-3 text-note text-ink-soft">
        {state ? <SavedIndicator onRetry={flush} state={state} /> : <span />}
        <Num>
          {[...text].length} / {DEDICATION_LIMITS.max}
        </Num>
      </div>
      {text.trim() && <DedicationDesigns onChange={changeDesign} value={design} />}
    </section>
  );
}
