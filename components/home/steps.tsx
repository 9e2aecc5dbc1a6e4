'use client';

import type { CSSProperties, ReactNode } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import { Marked } from './marked';
import { Tablet } from './tablet';

const SKIN_EYES_HAIR = ['#e9b892', '#4a2d1a', '#5b3a22'];
const HAIRSTYLES = ['hero-photo', 'face-curls', 'face-glasses'] as const;

type StepWords = readonly [title: string, text: string];

type StepsProps = {
  /** Photo, meeting, reading, the whole book; their marks still in them. */
  readonly words: readonly [StepWords, StepWords, StepWords, StepWords];
  readonly child: string;
  /** Below the child's photo. */
  readonly caption: string;
  /** How the child's book begins. */
  readonly opening: string | undefined;
  /** The book comes in a parcel; else on a screen. */
  readonly parcel: boolean;
  readonly side: '' | '-rtl';
};

/** How it works, told by the things themselves: a photo, a passport, a spread, the book. */
export function Steps({ words, child, caption, opening, parcel, side }: StepsProps) {
  return (
    <ol className="steps">
      <Step number={1} says={words[0]}>
        <Polaroid
          caption={<Marked text={caption} />}
          photo={<Face name="hero-photo" size={120} />}
          taped
          tilt={-6}
          width="132px"
        />
      </Step>
      <Step number={2} says={words[1]}>
        <div className="mini-passport">
          <span className="mini-face">
            <Face name="hero-photo" size={90} />
          </span>
          <span className="mini-traits">
            {SKIN_EYES_HAIR.map((color) => (
              <i key={color} style={{ '--swatch': color } as CSSProperties} />
            ))}
          </span>
          <span className="mini-hair">
            {HAIRSTYLES.map((name, index) => (
              <span data-chosen={index === 0 || undefined} key={name}>
                <Face name={name} size={40} />
              </span>
            ))}
          </span>
        </div>
      </Step>
      <Step number={3} says={words[2]}>
        <Spread className="steps-spread" page="var(--step-page)" small>
          <TextLeaf>
            <p>{opening}</p>
          </TextLeaf>
          <PictureLeaf>
            <Picture alt="" name={`hero-bedroom${side}`} sizes="108px" widths={[480]} />
          </PictureLeaf>
        </Spread>
      </Step>
      <Step number={4} says={words[3]}>
        {parcel ? (
          <div className="parcel">
            <span className="parcel-label">
              <Face name="hero-photo" size={34} />
              {child}
            </span>
          </div>
        ) : (
          <Tablet side={side} width={100} />
        )}
      </Step>
    </ol>
  );
}

type FaceProps = { readonly name: 'hero-photo' | 'face-curls' | 'face-glasses'; readonly size: number };

function Face({ name, size }: FaceProps) {
  return <Picture alt="" name={name} sizes={`${size}px`} widths={name === 'hero-photo' ? [296] : [192]} />;
}

type StepProps = { readonly number: number; readonly says: StepWords; readonly children: ReactNode };

function Step({ number, says: [title, text], children }: StepProps) {
  return (
    <li>
      <div aria-hidden="true" className="step-thing">
        {children}
      </div>
      <h3 className="flex items-baseline gap-2.5 text-[1.1875rem]">
        <span className="text-coral-deep">
          <Num>{number}</Num>
        </span>
        {title}
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        <Marked text={text} />
      </p>
    </li>
  );
}
