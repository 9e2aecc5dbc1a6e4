import type { ReactNode } from 'react';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { Field } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { TextArea } from '@/components/ui/text-input';
import { DEDICATION_LIMITS } from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';
import type { Language } from '@/lib/markets';
import { DedicationDesigns } from './dedication-designs';
import { DedicationPhoto } from './dedication-photo';
import type { useDedication } from './use-dedication';

type DedicationInputsProps = {
  readonly dedication: ReturnType<typeof useDedication>;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** Of the book. */
  readonly language: Language | undefined;
  /** What the photo is added to, and its signed link. */
  readonly photo: { readonly orderId: string; readonly url: string | null; readonly onChanged: () => Promise<unknown> };
};

/** The words and the photo of a dedication, and once there is one of them, the design of their page. */
export function DedicationInputs({ dedication, label, hint, language, photo }: DedicationInputsProps) {
  const errorText = useErrorText();
  const { text, design, state, error, changeText, changeDesign, flush } = dedication;
  return (
    <>
      <Field error={errorText(error)} hint={hint} id="dedication" label={label}>
        {(aria) => (
          <TextArea
            {...aria}
            dir="auto"
            lang={language}
            onBlur={flush}
            onChange={(event) => changeText(event.target.value)}
            rows={3}
            value={text}
          />
        )}
      </Field>
      <div className="flex min-h-6 items-center justify-between gap-3 text-note text-ink-soft">
        {state ? <SavedIndicator onRetry={flush} state={state} /> : <span />}
        <Num>
          {[...text].length} / {DEDICATION_LIMITS.max}
        </Num>
      </div>
      {(text.trim() || photo.url) && <DedicationDesigns onChange={changeDesign} value={design} />}
      <DedicationPhoto {...photo} />
    </>
  );
}
