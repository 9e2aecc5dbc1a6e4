'use client';

import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Marked } from './marked';

/** The picture's name; who speaks has its marks still in it. */
type Voice = readonly [face: string, quote: string, who: string, time: string];

type VoiceRunProps = {
  readonly voices: readonly Voice[];
  readonly label: string;
  readonly words: CarouselWords;
};

/** Those that a page needs to begin with; the others join them in the browser. */
const IN_VIEW = 2;

/** What was said, note by note, each handwritten. */
export function VoiceRun({ voices, label, words }: VoiceRunProps) {
  const shown = useHydrated() ? voices : voices.slice(0, IN_VIEW);
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
      {shown.map(([face, quote, who, time]) => (
        <figure className="voice-slip" key={face}>
          <blockquote>{quote}</blockquote>
          <figcaption className="voice-who">
            <span className="round-face">
              <Picture alt="" name={face} sizes="52px" widths={[192]} />
            </span>
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
