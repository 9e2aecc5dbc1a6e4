import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { getTextDirection, type Language } from '@/lib/markets';

type GroupHeroProps = {
  readonly language: Language;
  /** Each page has one of its own. */
  readonly picture: 'hero-dragon' | 'hero-rain';
  readonly texts: { readonly kicker: string; readonly title: string; readonly lead: string };
  /** The way to the form, and what stands below it. */
  readonly children: ReactNode;
};

/** What a class or a company gets, and the way to the form. */
export const GroupHero = ({ language, picture, texts, children }: GroupHeroProps) => (
  <header className="wrap class-hero">
    <div className="grid content-center justify-items-start gap-4">
      <p className="font-semibold text-honey-deep">{texts.kicker}</p>
      <h1 className="text-page">{texts.title}</h1>
      <p className="max-w-[34em] text-ink-soft text-lead">{texts.lead}</p>
      {children}
    </div>
    <Picture
      alt=""
      className="class-hero-picture"
      name={`${picture}${getTextDirection(language) === 'rtl' ? '-rtl' : ''}`}
      priority
      sizes="(min-width: 62.5rem) 480px, 92vw"
      widths={[640, 960]}
    />
  </header>
);
