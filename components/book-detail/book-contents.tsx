import { getTranslations } from 'next-intl/server';
import { RICH_TAGS } from '@/components/ui/rich-text/rich-tags';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import type { BookPageData } from './book-page-data';
import { ForHeroGender } from './hero-gender';

/** What every book contains. */
export async function BookContents({ data }: { readonly data: BookPageData }) {
  const t = await getTranslations('bookDetail.inside');
  const prints = isAvailable('print');
  const dedicates = prints && isAvailable('dedication');
  const dedications = data.sampleStories.map(({ gender, dedication }) => [
    gender,
    dedication && (
      <p className="dedication-page" key={gender}>
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
            <Num>{data.pages}</Num>
          </span>
          <p>{t.rich(prints ? 'pagesPrinted' : 'pages', RICH_TAGS)}</p>
        </li>
        <li>
          <span className="inside-figure">
            <Num>{data.pictures}</Num>
          </span>
          <p>{t('pictures')}</p>
        </li>
        <li data-wide>
          {dedicates && <ForHeroGender {...Object.fromEntries(dedications)} />}
          <p>{t.rich(dedicates ? 'dedication' : 'before', { ...RICH_TAGS, price: data.dedicationPrice })}</p>
        </li>
        <li data-wide>
          <p>{t(prints ? 'formatsPrinted' : 'formats')}</p>
        </li>
      </ul>
    </div>
  );
}
