import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { Hem } from '@/components/ui/surface';
import { Tag } from '@/components/ui/text';
import { RICH } from './rich';

const VOICES = [
  { key: 'first', face: 'face-curls' },
  { key: 'second', face: 'face-kippah' },
  { key: 'third', face: 'face-hijab' },
] as const;

/** Overheard under the blanket. Samples, and said to be samples, until the owner has real ones (rulings). */
export async function Voices() {
  const t = await getTranslations('home.voices');
  return (
    <section className="voices quilt on-night">
      <Hem color="var(--color-paper-2)" edge="top" />
      <div className="relative wrap">
        <div className="grid justify-items-center gap-3 text-center">
          <h2 className="text-section">{t('title')}</h2>
          <Tag tone="sky">{t('sample')}</Tag>
        </div>
        <ul className="voice-slips">
          {VOICES.map(({ key, face }) => (
            <li className="voice-slip" key={key}>
              <blockquote>{t(`${key}.quote`)}</blockquote>
              <p className="voice-who">
                <span className="round-face">
                  <Picture alt="" name={face} sizes="52px" widths={[192]} />
                </span>
                <span>{t.rich(`${key}.who`, RICH)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Hem edge="bottom" />
    </section>
  );
}
