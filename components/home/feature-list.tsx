'use client';

import type { ReactNode } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { DashedDivider } from '@/components/ui/surface';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/markets';

const SAME_CHILD_IMAGES = ['same-s03', 'same-s05', 'same-s07', 'same-s11'] as const;
const DRAFT_IMAGES = ['take-0', 'take-1', 'take-2', 'take-3'] as const;
const GLASSES_IMAGES = [
  'trait-glasses-none',
  'trait-glasses-round',
  'trait-glasses-cat',
  'trait-glasses-square',
] as const;

type FeatureText = readonly [title: string, text: string];

/** Texts of the five features, with their rich-text tags. */
export type FeatureListProps = {
  /** Accessible name of the list. */
  readonly label: string;
  readonly same: FeatureText;
  readonly grammar: readonly [...FeatureText, boy: string, girl: string];
  /** A sample text: a page of the story, or the family's own dedication. */
  readonly sampleText: readonly [...FeatureText, sample: string];
  /** Four images, one of them selected. */
  readonly imageSelection: readonly [...FeatureText, selected: string];
  /** The family can edit text and pictures after the purchase; otherwise only before it. */
  readonly editing: boolean;
  /** What happens to the photo, in a line; `now` deletes one that was sent. */
  readonly photo: readonly [...FeatureText, proof: string, now: string | null];
};

/** Five features, each shown by an example instead of an icon. */
export function FeatureList({ label, same, grammar, sampleText, imageSelection, editing, photo }: FeatureListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and a keyboard must be able to
    <section aria-label={label} className="home-features" tabIndex={0}>
      <FeatureCard className="feature-wide" text={same}>
        <div className="feature-scenes">
          {SAME_CHILD_IMAGES.map((name) => (
            <span key={name}>
              <Picture alt="" name={name} sizes="(min-width: 900px) 210px, 25vw" widths={[320]} />
            </span>
          ))}
        </div>
      </FeatureCard>
      <FeatureCard text={grammar}>
        <div className="grammar-page">
          <p>
            <RichText text={grammar[2]} />
          </p>
          <DashedDivider className="mx-auto w-14" />
          <p>
            <RichText text={grammar[3]} />
          </p>
        </div>
        <p className="foreign-words language-tabs">
          {LANGUAGES.map((language) => (
            <span key={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </span>
          ))}
        </p>
      </FeatureCard>
      <FeatureCard text={sampleText}>
        <p className={editing ? 'dedication-page' : 'story-leaf'}>{sampleText[2]}</p>
      </FeatureCard>
      <FeatureCard text={imageSelection}>
        <div className="feature-versions">
          {(editing ? DRAFT_IMAGES : GLASSES_IMAGES).map((name, index) => (
            <span data-chosen={index === 1 || undefined} key={name}>
              <FeatureThumbnail alt={index === 1 ? imageSelection[2] : ''} name={name} />
              {index === 1 && <Icon name="check" />}
            </span>
          ))}
        </div>
      </FeatureCard>
      <PhotoFeature photo={photo} />
    </section>
  );
}

function PhotoFeature({ photo }: Pick<FeatureListProps, 'photo'>) {
  const [title, text, proof, now] = photo;
  const isSent = now !== null;
  return (
    <FeatureCard text={[title, text]}>
      <div className="flex flex-wrap items-center justify-center gap-5 p-4">
        <Polaroid
          fading={isSent}
          photo={<Picture alt="" name="hero-photo" sizes="104px" widths={[296]} />}
          tilt={-4}
          width="104px"
        />
        <div className="grid max-w-[11em] gap-2.5 text-small leading-snug">
          <span className={classNames('flex gap-2', !isSent && 'font-semibold text-mint-deep')}>
            <Icon className="mt-0.5" name={isSent ? 'clock' : 'shield-check'} />
            <span className="text-balance">
              <RichText text={proof} />
            </span>
          </span>
          {isSent && <span className="font-semibold text-coral-press underline underline-offset-4">{now}</span>}
        </div>
      </div>
    </FeatureCard>
  );
}

type FeatureThumbnailProps = {
  readonly alt: string;
  readonly name: (typeof DRAFT_IMAGES | typeof GLASSES_IMAGES)[number];
};

function FeatureThumbnail({ alt, name }: FeatureThumbnailProps) {
  const isTrait = name.startsWith('trait-');
  // biome-ignore lint/performance/noImgElement: trait pictures have one format and size
  if (isTrait) return <img alt={alt} height={128} loading="lazy" src={`/pictures/${name}-128.webp`} width={128} />;
  return <Picture alt={alt} name={name} sizes="110px" widths={[240]} />;
}

type FeatureCardProps = {
  readonly text: readonly [...FeatureText, ...(readonly string[])];
  readonly className?: string;
  readonly children: ReactNode;
};

function FeatureCard({ text: [title, text], className, children }: FeatureCardProps) {
  return (
    <article className={classNames('home-feature', className)}>
      <div className="feature-example">{children}</div>
      <h3 className="mx-2 mt-4 mb-1 text-[1.25rem]">{title}</h3>
      <p className="mx-2 text-ink-soft">
        <RichText text={text} />
      </p>
    </article>
  );
}
