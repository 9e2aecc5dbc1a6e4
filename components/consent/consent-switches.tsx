'use client';

import { InputControl } from '@/components/ui/form-controls';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@/lib/consent';
import type { ConsentTexts } from './consent-texts';

type ConsentSwitchesProps = {
  readonly texts: ConsentTexts;
  readonly allowed: readonly ConsentPurpose[];
  readonly onChange: (allowed: readonly ConsentPurpose[]) => void;
};

/** A switch per purpose, off until the visitor turns it on. */
export function ConsentSwitches({ texts, allowed, onChange }: ConsentSwitchesProps) {
  const set = (purpose: ConsentPurpose, on: boolean) =>
    onChange(CONSENT_PURPOSES.filter((each) => (each === purpose ? on : allowed.includes(each))));
  return (
    <div className="consent-switches">
      <p className="text-small">{texts.needed}</p>
      {CONSENT_PURPOSES.map((purpose) => (
        <label className="switch-row" key={purpose}>
          <span>
            <b className="block font-semibold" id={`consent-${purpose}`}>
              {texts[purpose].name}
            </b>
            <span className="block text-ink-soft text-small" id={`consent-${purpose}-text`}>
              {texts[purpose].text}
            </span>
          </span>
          <InputControl
            aria-describedby={`consent-${purpose}-text`}
            aria-checked={allowed.includes(purpose)}
            aria-labelledby={`consent-${purpose}`}
            checked={allowed.includes(purpose)}
            className="ui-switch"
            onChange={(event) => set(purpose, event.target.checked)}
            role="switch"
            type="checkbox"
          />
        </label>
      ))}
    </div>
  );
}
