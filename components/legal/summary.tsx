import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { Icon } from '@/components/ui/icon';
import { Card } from '@/components/ui/surface';
import { legalFacts } from './facts';
import { legalMarks } from './marks';
import { type LegalText, wordsOf } from './outline';

type SummaryProps = { readonly text: LegalText; readonly points: readonly string[] };

/** The whole text in four sentences. */
export async function Summary({ text, points }: SummaryProps) {
  const [market, t, words] = await Promise.all([
    currentMarket(),
    getTranslations('legal'),
    getTranslations(`${wordsOf(text)}.short`),
  ]);
  const values = { ...legalFacts(market.country), ...legalMarks(market) };
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
