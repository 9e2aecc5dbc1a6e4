import { getTranslations } from 'next-intl/server';
import { Details } from './details';
import type { HomeFacts } from './facts';
import { KEPT } from './marks';

/** The band of the five promises. */
export async function Promises({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.details');
  const days = { ...KEPT, days: facts.photoDays };
  return (
    <section className="band details-band">
      <div className="wrap">
        <h2 className="text-section">{t('title')}</h2>
        <Details
          label={t('title')}
          grammar={[
            t('grammar.title'),
            t('grammar.text'),
            t.markup('grammar.boy', KEPT),
            t.markup('grammar.girl', KEPT),
          ]}
          photo={[t('photo.title'), t.markup('photo.text', days), t.markup('photo.deleted', days), t('photo.now')]}
          same={[t('same.title'), t('same.text')]}
          takes={[t('takes.title'), t('takes.text'), t('takes.chosen')]}
          words={[t('words.title'), t('words.text'), t('words.dedication')]}
        />
      </div>
    </section>
  );
}
