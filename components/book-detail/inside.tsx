import { getTranslations } from 'next-intl/server';
import { RICH } from '@/components/home/rich';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import type { BookFacts } from './facts';
import { ByHero } from './hero-choice';

/** What is inside every book. */
export async function Inside({ facts }: { readonly facts: BookFacts }) {
  const t = await getTranslations('bookDetail.inside');
  const prints = isAvailable('print');
  const dedicates = prints && isAvailable('dedication');
  const dedications = facts.tellings.map(({ gender, dedication }) => [
    gender,
    dedication && (
      <p className="dedication" key={gender}>
        {dedication}
      </p>
    ),
  ]);
  return (
    <div>
      <h2 className="text-section">{t('title')}</h2>
      <ul className="inside-list">
        <li>
          <span className="inside-figure">
            <Num>{facts.pages}</Num>
          </span>
          <p>{t.rich(prints ? 'pagesPrinted' : 'pages', RICH)}</p>
        </li>
        <li>
          <span className="inside-figure">
            <Num>{facts.pictures}</Num>
          </span>
          <p>{t('pictures')}</p>
        </li>
        <li data-wide>
          {dedicates && <ByHero {...Object.fromEntries(dedications)} />}
          <p>{t.rich(dedicates ? 'dedication' : 'before', { ...RICH, price: facts.dedicationPrice })}</p>
        </li>
        <li data-wide>
          <p>{t(prints ? 'formatsPrinted' : 'formats')}</p>
        </li>
      </ul>
    </div>
  );
}
