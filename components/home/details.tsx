import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Stitch } from '@/components/ui/surface';
import { LANGUAGES } from '@/lib/markets';
import type { HomeFacts } from './facts';
import { RICH } from './rich';

const PLACES = ['same-s03', 'same-s05', 'same-s07', 'same-s10'] as const;
const TAKES = ['take-0', 'take-1', 'take-2', 'take-3'] as const;

/** What makes it them: five promises, each shown by a specimen instead of an icon. */
export async function Details({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.details');
  return (
    <div className="details">
      <Detail className="detail-wide" text={t('same.text')} title={t('same.title')}>
        <div className="place-strip">
          {PLACES.map((name) => (
            <span key={name}>
              <Picture alt="" name={name} sizes="(min-width: 900px) 210px, 25vw" widths={[320]} />
            </span>
          ))}
        </div>
      </Detail>
      <Detail text={t('grammar.text')} title={t('grammar.title')}>
        <div className="grammar">
          <p>{t.rich('grammar.boy', RICH)}</p>
          <Stitch className="mx-auto w-14" />
          <p>{t.rich('grammar.girl', RICH)}</p>
        </div>
        <p className="foreign language-tabs">
          {LANGUAGES.map((language) => (
            <span key={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </span>
          ))}
        </p>
      </Detail>
      <Detail text={t('words.text')} title={t('words.title')}>
        <p className="dedication">{t('words.dedication')}</p>
      </Detail>
      <Detail text={t('takes.text')} title={t('takes.title')}>
        <div className="takes">
          {TAKES.map((name, index) => (
            <span data-chosen={index === 1 || undefined} key={name}>
              <Picture alt={index === 1 ? t('takes.chosen') : ''} name={name} sizes="110px" widths={[240]} />
              {index === 1 && <Icon name="check" />}
            </span>
          ))}
        </div>
      </Detail>
      <Detail text={t.rich('photo.text', { ...RICH, days: facts.photoDays })} title={t('photo.title')}>
        <div className="flex flex-wrap items-center justify-center gap-5 p-4">
          <Polaroid
            fading
            photo={<Picture alt="" name="hero-photo" sizes="104px" widths={[296]} />}
            tilt={-4}
            width="104px"
          />
          <div className="grid max-w-[11em] gap-2.5 text-small leading-snug">
            <span className="flex gap-2">
              <Icon className="mt-0.5" name="clock" />
              <span>{t.rich('photo.deleted', { ...RICH, days: facts.photoDays })}</span>
            </span>
            <span className="font-semibold text-coral-press underline underline-offset-4">{t('photo.now')}</span>
          </div>
        </div>
      </Detail>
    </div>
  );
}

type DetailProps = {
  readonly title: string;
  readonly text: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

function Detail({ title, text, className, children }: DetailProps) {
  return (
    <article className={cx('detail', className)}>
      <div className="specimen">{children}</div>
      <h3 className="mx-2 mt-4 mb-1 text-[1.25rem]">{title}</h3>
      <p className="mx-2 text-ink-soft">{text}</p>
    </article>
  );
}
