'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Segment } from '@/components/ui/choice/segment';
import { Link } from '@/components/ui/link';
import type { Gender } from '@/lib/catalogue';

type HeroGenderState = { readonly hero: Gender; readonly setHero: (hero: Gender) => void };

const HeroGenderContext = createContext<HeroGenderState>({ hero: 'boy', setHero: () => undefined });

/** Holds the hero's gender for the whole page. */
export function HeroGenderProvider({ initial, children }: { readonly initial: Gender; readonly children: ReactNode }) {
  const [hero, setHero] = useState(initial);
  return <HeroGenderContext value={{ hero, setHero }}>{children}</HeroGenderContext>;
}

type HeroGenderSwitchProps = {
  readonly legend: string;
  readonly choices: ReadonlyArray<{ readonly gender: Gender; readonly label: string }>;
};

/** Switches the page's pictures and texts between boy and girl. */
export function HeroGenderSwitch({ legend, choices }: HeroGenderSwitchProps) {
  const { hero, setHero } = useContext(HeroGenderContext);
  return (
    <fieldset className="hero-switch">
      <legend className="sr-only">{legend}</legend>
      <div className="ui-segments">
        {choices.map(({ gender, label }) => (
          <Segment checked={hero === gender} key={gender} name="hero" onChange={() => setHero(gender)} value={gender}>
            {label}
          </Segment>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders the content for the selected gender, or nothing if there is none. */
export function ForHeroGender(versions: Readonly<Partial<Record<Gender, ReactNode>>>) {
  const { hero } = useContext(HeroGenderContext);
  return versions[hero] ?? null;
}

/** Adds the selected gender to a wizard URL that already has a query. */
const useHrefWithGender = (href: string): string => `${href}&gender=${useContext(HeroGenderContext).hero}`;

/** Link to the wizard with the selected gender. */
export function WizardLink({ href, ...link }: ComponentProps<typeof Link>) {
  return <Link {...link} href={useHrefWithGender(href)} />;
}

/** The same link, styled as a button. */
export function WizardButtonLink({ href, ...button }: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...button} href={useHrefWithGender(href)} />;
}
