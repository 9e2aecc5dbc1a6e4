import { getTranslations } from 'next-intl/server';
import { isAvailable } from '@/lib/capabilities';
import { Details } from './details';
import type { HomeFacts } from './facts';
import { KEPT } from './marks';

/** Paragraphs of the story that stand for the whole. */
const OPENING = 2;

/** The band of the five promises. */
export async function Promises({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.details');
  const days = { ...KEPT, days: facts.photoDays };
  // Without the editor, the family's own part is what it reads and corrects before it pays.
  const editing = isAvailable('editing');
  const [words, takes] = editing ? (['words', 'takes'] as const) : (['read', 'fix'] as const);
  const specimen = editing ? t('words.dedication') : facts.book.paragraphs.slice(0, OPENING).join('\n');
  return (
    <section className="band details-band">
      <div className="wrap">
        <h2 className="text-section">{t('title')}</h2>
        <Details
          editing={editing}
          label={t('title')}
          grammar={[
            t('grammar.title'),
            t('grammar.text'),
            t.markup('grammar.boy', KEPT),
            t.markup('grammar.girl', KEPT),
          ]}
          photo={[t('photo.title'), t.markup('photo.text', days), t.markup('photo.deleted', days), t('photo.now')]}
          same={[t('same.title'), t('same.text')]}
          takes={[t(`${takes}.title`), t(`${takes}.text`), t(`${takes}.chosen`)]}
          words={[t(`${words}.title`), t(`${words}.text`), specimen]}
        />
      </div>
    </section>
  );
}
