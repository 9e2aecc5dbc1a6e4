'use client';

import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

type VoiceSlipProps = {
  /** Name of the picture of the child. */
  readonly face: string;
  readonly quote: string;
  readonly who: ReactNode;
  readonly time: string;
};

/** One note of what somebody said, handwritten. */
export function VoiceSlip({ face, quote, who, time }: VoiceSlipProps) {
  return (
    <figure className="voice-slip">
      <blockquote>{quote}</blockquote>
      <figcaption className="voice-who">
        <span className="round-face">
          <Picture alt="" name={face} sizes="52px" widths={[192]} />
        </span>
        <span className="grid">
          <span>{who}</span>
          <span className="text-note">{time}</span>
        </span>
      </figcaption>
    </figure>
  );
}
