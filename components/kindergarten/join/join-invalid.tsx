import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { useMarket } from '@/lib/client/market';

/** 'Invalid Link' (spec §8): a link that was mistyped or cut off, and whom to ask. */
export function JoinInvalid() {
  const t = useTranslations('kindergarten.join.invalid');
  const { to } = useMarket();
  return (
    <main className="wrap group-page content-center" id="content">
      <section className="group-card text-center" role="alert">
        <h1 className="text-section">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
        <ButtonLink className="justify-self-center" href={to()} variant="quiet">
          {t('home')}
        </ButtonLink>
      </section>
    </main>
  );
}
