import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { PlacedHero } from '@/lib/books';
import type { Character } from '@/lib/illustrator';
import { useFamilySketch } from '../family/use-family-sketch';
import { useNearScreen, useSettled } from '../family/use-settled';

/** Two heroes take half a second to draw: not at every step of a slider. */
const SETTLE_MS = 800;

type HeroesPictureProps = {
  readonly id: string;
  readonly alt: string;
  readonly character: Character;
  /** Another gender or age is another picture. */
  readonly added: readonly PlacedHero[];
};

/** All heroes of the story side by side. */
export function HeroesPicture({ id, alt, character, added }: HeroesPictureProps) {
  const t = useTranslations('hero.second');
  const family = useTranslations('hero.family');
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearScreen(frame);
  const settled = useSettled(character, SETTLE_MS);
  const version = added.map(({ gender, age }) => `${gender}${age}`).join(' ');
  const picture = useFamilySketch(id, 'pair', near ? settled : null, version);
  return (
    <div className="family-picture" ref={frame}>
      {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
      {picture.url && <img alt={alt} height={480} src={picture.url} width={960} />}
      <p aria-live="polite" className="family-status">
        {picture.drawing && t('drawing')}
      </p>
      {picture.failed && (
        <p className="family-failed">
          {family('failed')}{' '}
          <UnstyledButton className="text-link" onClick={picture.retry} type="button">
            {family('retry')}
          </UnstyledButton>
        </p>
      )}
    </div>
  );
}
