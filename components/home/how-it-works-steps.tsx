'use client';

import type { CSSProperties, ReactNode } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { PicturePage, Spread, TextPage } from '@/components/book-object/spread';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Num } from '@/components/ui/text';
import { TabletMockup } from './tablet-mockup';

const TRAIT_COLORS = ['#e9b892', '#4a2d1a', '#5b3a22'];
const FACE_IMAGES = ['hero-photo', 'face-curls', 'face-glasses'] as const;

type StepText = readonly [title: string, text: string];

type HowItWorksStepsProps = {
  /** Texts of the four steps, with rich-text tags. */
  readonly texts: readonly [StepText, StepText, StepText, StepText];
  readonly childName: string;
  /** Caption of the photo. */
  readonly caption: string;
  /** First paragraph of the story. */
  readonly excerpt: string | undefined;
  /** Shows a parcel instead of a tablet. */
  readonly printed: boolean;
  readonly imageSuffix: '' | '-rtl';
};

/** Four steps, each shown by an object: a photo, a character card, a spread, the book. */
export function HowItWorksSteps({ texts, childName, caption, excerpt, printed, imageSuffix }: HowItWorksStepsProps) {
  return (
    <ol className="home-steps">
      <Step number={1} text={texts[0]}>
        <Polaroid
          caption={<RichText text={caption} />}
          photo={<FaceImage name="hero-photo" size={120} />}
          taped
          tilt={-6}
          width="132px"
        />
      </Step>
      <Step number={2} text={texts[1]}>
        <div className="mini-character-card">
          <span className="mini-face">
            <FaceImage name="hero-photo" size={90} />
          </span>
          <span className="mini-traits">
            {TRAIT_COLORS.map((color) => (
              <i key={color} style={{ '--swatch': color } as CSSProperties} />
            ))}
          </span>
          <span className="mini-hair">
            {FACE_IMAGES.map((name, index) => (
              <span data-chosen={index === 0 || undefined} key={name}>
                <FaceImage name={name} size={40} />
              </span>
            ))}
          </span>
        </div>
      </Step>
      <Step number={3} text={texts[2]}>
        <Spread className="steps-spread" pageWidth="var(--step-page)" small>
          <TextPage>
            <p>{excerpt}</p>
          </TextPage>
          <PicturePage>
            <Picture alt="" name={`hero-bedroom${imageSuffix}`} sizes="108px" widths={[480]} />
          </PicturePage>
        </Spread>
      </Step>
      <Step number={4} text={texts[3]}>
        {printed ? (
          <div className="step-parcel">
            <span className="parcel-label">
              <FaceImage name="hero-photo" size={34} />
              {childName}
            </span>
          </div>
        ) : (
          <TabletMockup imageSuffix={imageSuffix} maxWidth={100} />
        )}
      </Step>
    </ol>
  );
}

type FaceImageProps = { readonly name: 'hero-photo' | 'face-curls' | 'face-glasses'; readonly size: number };

function FaceImage({ name, size }: FaceImageProps) {
  return <Picture alt="" name={name} sizes={`${size}px`} widths={name === 'hero-photo' ? [296] : [192]} />;
}

type StepProps = { readonly number: number; readonly text: StepText; readonly children: ReactNode };

function Step({ number, text: [title, text], children }: StepProps) {
  return (
    <li>
      <div aria-hidden="true" className="step-illustration">
        {children}
      </div>
      <h3 className="flex items-baseline gap-2.5 text-[1.1875rem]">
        <span className="text-coral-deep">
          <Num>{number}</Num>
        </span>
        {title}
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        <RichText text={text} />
      </p>
    </li>
  );
}
