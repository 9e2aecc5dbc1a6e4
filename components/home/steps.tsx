import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import type { HomeFacts } from './facts';
import { RICH } from './rich';

const SKIN_EYES_HAIR = ['#e9b892', '#4a2d1a', '#5b3a22'];
const HAIRSTYLES = ['hero-photo', 'face-curls', 'face-kippah'] as const;

/** How it works, told by the things themselves: a photo, a passport, a spread, a parcel. */
export async function Steps({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home');
  const caption = t.rich('hero.caption', { ...RICH, name: facts.book.child, age: 6, gender: 'boy' });
  return (
    <ol className="steps">
      <Step number={1} text={t('how.photo.text')} title={t('how.photo.title')}>
        <Polaroid caption={caption} photo={<Face name="hero-photo" size={120} />} taped tilt={-6} width="132px" />
      </Step>
      <Step number={2} text={t('how.meet.text')} title={t('how.meet.title')}>
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
      <Step number={3} text={t('how.read.text')} title={t('how.read.title')}>
        <Spread className="steps-spread" page="var(--step-page)" small>
          <TextLeaf>
            <p>{facts.book.paragraphs[0]}</p>
          </TextLeaf>
          <PictureLeaf>
            <Picture alt="" name={`hero-bedroom${facts.side}`} sizes="108px" widths={[480]} />
          </PictureLeaf>
        </Spread>
      </Step>
      <Step number={4} text={t.rich('how.open.text', { ...RICH, days: facts.printDays })} title={t('how.open.title')}>
        <div className="parcel">
          <span className="parcel-label">
            <Face name="hero-photo" size={34} />
            {facts.book.child}
          </span>
        </div>
      </Step>
    </ol>
  );
}

type FaceProps = { readonly name: 'hero-photo' | 'face-curls' | 'face-kippah'; readonly size: number };

function Face({ name, size }: FaceProps) {
  return <Picture alt="" name={name} sizes={`${size}px`} widths={name === 'hero-photo' ? [296] : [192]} />;
}

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

function Step({ number, title, text, children }: StepProps) {
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
      <p className="mt-1 text-small text-ink-soft">{text}</p>
    </li>
  );
}
