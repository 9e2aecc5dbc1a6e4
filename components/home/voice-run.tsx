'use client';

import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import type { Voice } from './facts';
import { Marked } from './marked';
import { useHomeMore } from './use-home-more';

type VoiceRunProps = {
  /** Those that the page begins with; the others join them in the browser. */
  readonly first: readonly Voice[];
  readonly label: string;
  readonly words: CarouselWords;
};

/** What was said, note by note, each handwritten. */
export function VoiceRun({ first, label, words }: VoiceRunProps) {
  const others = useHomeMore()?.voices ?? [];
  return (
    <Carousel
      autoplay
      className="voice-run"
      intervalMs={6000}
      label={label}
      loop="always"
      transitionMs={500}
      whole
      words={words}
    >
      {[...first, ...others].map(([face, quote, who, time]) => (
        <figure className="voice-slip" key={quote}>
          <blockquote>{quote}</blockquote>
          <figcaption className="voice-who">
            {face && (
              <span className="round-face">
                <Picture alt="" name={face} sizes="52px" widths={[192]} />
              </span>
            )}
            <span className="grid">
              <span>
                <Marked text={who} />
              </span>
              <span className="text-note">{time}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
