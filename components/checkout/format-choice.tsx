import { useTranslations } from 'next-intl';
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice';
import { Num, Tag } from '@/components/ui/text';
import type { ImageModel } from '@/lib/illustrator';
import type { CountryCode } from '@/lib/markets';
import { formatFor, PRICE_TIERS, type PriceTier, quote } from '@/lib/prices';

/** Formats that can be bought today; the others are shown with what they will cost. */
const OFFERED: readonly PriceTier[] = ['digital'];

type FormatChoiceProps = {
  readonly country: CountryCode;
  readonly model: ImageModel;
  readonly tier: PriceTier;
  readonly onChange: (tier: PriceTier) => void;
};

/** Digital, printed or both, each with its whole price. */
export function FormatChoice({ country, model, tier, onChange }: FormatChoiceProps) {
  const t = useTranslations('checkout.formats');
  return (
    <ChoiceGroup className="grid gap-3" legend={t('legend')} noteId="format-note">
      {PRICE_TIERS.map((format) => {
        const offered = OFFERED.includes(format);
        return (
          <ChoiceCard
            checked={format === tier}
            className="px-5 py-4 has-disabled:opacity-65"
            disabled={!offered}
            key={format}
            name="tier"
            onChange={() => onChange(format)}
            value={format}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <b className="flex items-center gap-2 font-semibold">
                {t(`${format}.title`)}
                {!offered && <Tag tone="sky">{t('soon')}</Tag>}
              </b>
              <b className="font-semibold">
                <Num>{formatFor(country, quote({ country, tier: format, model, dedication: false }).totalMinor)}</Num>
              </b>
              <span className="basis-full text-ink-soft text-small">{t(`${format}.text`)}</span>
            </span>
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
