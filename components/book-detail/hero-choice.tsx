'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Segment } from '@/components/ui/choice';
import { Link } from '@/components/ui/link';
import type { Gender } from '@/lib/catalogue';

type Choice = { readonly hero: Gender; readonly choose: (hero: Gender) => void };

const HeroContext = createContext<Choice>({ hero: 'boy', choose: () => undefined });

/** Who the whole page is told for, until the reader chooses otherwise. */
export function HeroChoice({ initial, children }: { readonly initial: Gender; readonly children: ReactNode }) {
  const [hero, choose] = useState(initial);
  return <HeroContext value={{ hero, choose }}>{children}</HeroContext>;
}

type HeroSwitchProps = {
  readonly legend: string;
  readonly choices: ReadonlyArray<{ readonly gender: Gender; readonly label: string }>;
};

/** A boy or a girl as the hero: pictures and words of the page follow. */
export function HeroSwitch({ legend, choices }: HeroSwitchProps) {
  const { hero, choose } = useContext(HeroContext);
  return (
    <fieldset className="hero-switch">
      <legend className="sr-only">{legend}</legend>
      <div className="segments">
        {choices.map(({ gender, label }) => (
          <Segment checked={hero === gender} key={gender} name="hero" onChange={() => choose(gender)} value={gender}>
            {label}
          </Segment>
        ))}
      </div>
    </fieldset>
  );
}

/** What belongs to the chosen hero; nothing where there is no such version. */
export function ByHero(versions: Readonly<Partial<Record<Gender, ReactNode>>>) {
  const { hero } = useContext(HeroContext);
  return versions[hero] ?? null;
}

/** The wizard's address with the chosen hero; `href` has a query already. */
const useHeroHref = (href: string): string => `${href}&gender=${useContext(HeroContext).hero}`;

/** A way to the wizard that carries the chosen hero along. */
export function MakeLink({ href, ...link }: ComponentProps<typeof Link>) {
  return <Link {...link} href={useHeroHref(href)} />;
}

/** The same, dressed as a button. */
export function MakeButton({ href, ...button }: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...button} href={useHeroHref(href)} />;
}
