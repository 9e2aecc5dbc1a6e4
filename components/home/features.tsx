import { getTranslations } from 'next-intl/server';
import { PRESERVED_TAGS } from '@/components/ui/rich-text/rich-text-tags';
import { isAvailable } from '@/lib/capabilities';
import { FeatureList, type FeatureListProps } from './feature-list';
import type { HomePageData } from './home-page-data';

/** Number of paragraphs in the story sample. */
const EXCERPT_PARAGRAPHS = 2;

/** Section with the five features. */
export async function Features({ data }: { readonly data: HomePageData }) {
  const t = await getTranslations('home.features');
  const days = { ...PRESERVED_TAGS, days: data.photoDays };
  // Without the editor, parents can only correct the book before they pay.
  const editing = isAvailable('editing');
  const [textKey, selectionKey] = editing ? (['words', 'takes'] as const) : (['read', 'fix'] as const);
  const photo: FeatureListProps['photo'] = data.readsOnDevice
    ? [t('stays.title'), t.markup('stays.text', days), t('stays.proof'), null]
    : [t('photo.title'), t.markup('photo.text', days), t.markup('photo.deleted', days), t('photo.now')];
  const sample = editing ? t('words.dedication') : data.book.paragraphs.slice(0, EXCERPT_PARAGRAPHS).join('\n');
  return (
    <section className="page-band features-band">
      <div className="wrap">
        <h2 className="text-section">{t('title')}</h2>
        <FeatureList
          editing={editing}
          label={t('title')}
          grammar={[
            t('grammar.title'),
            t('grammar.text'),
            t.markup('grammar.boy', PRESERVED_TAGS),
            t.markup('grammar.girl', PRESERVED_TAGS),
          ]}
          photo={photo}
          same={[t('same.title'), t('same.text')]}
          imageSelection={[t(`${selectionKey}.title`), t(`${selectionKey}.text`), t(`${selectionKey}.chosen`)]}
          sampleText={[t(`${textKey}.title`), t(`${textKey}.text`), sample]}
        />
      </div>
    </section>
  );
}
