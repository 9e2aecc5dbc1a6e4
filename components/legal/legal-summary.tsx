import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Card } from '@/components/ui/surface';
import { currentMarket } from '@/lib/i18n/current-market';
import { legalRichTags } from './legal-rich-tags';
import { legalValues } from './legal-values';
import { type LegalText, messageNamespace } from './outline';

type LegalSummaryProps = { readonly text: LegalText; readonly points: readonly string[] };

/** Summary of a legal text in a few sentences. */
export async function LegalSummary({ text, points }: LegalSummaryProps) {
  const [market, t, words] = await Promise.all([
    currentMarket(),
    getTranslations('legal'),
    getTranslations(`${messageNamespace(text)}.short`),
  ]);
  const values = { ...legalValues(market.country), ...legalRichTags(market) };
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-title">{t('short')}</h2>
      <ul className="mt-3 grid gap-2.5">
        {points.map((key) => (
          <li className="flex gap-3" key={key}>
            <Icon className="mt-1 flex-none text-mint" name="check" />
            <span>{words.rich(key, values)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
