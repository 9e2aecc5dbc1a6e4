import type { MouseEvent } from 'react';
import { Link } from './link';

export type ProgressStep = {
  /** Accessible name. */
  readonly name: string;
  /** URL of the step; without it the step is not a link. */
  readonly href?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

type ProgressStepsProps = {
  readonly steps: readonly ProgressStep[];
  /** Starts at 1. */
  readonly current: number;
  /** Accessible name of the whole, such as "Step 2 of 4". */
  readonly label: string;
};

/** Progress through a few steps; finished ones are links. */
export function ProgressSteps({ steps, current, label }: ProgressStepsProps) {
  const getStepState = (step: number) => (step < current ? 'done' : step === current ? 'here' : 'ahead');
  return (
    <nav aria-label={label} className="progress-steps">
      <span aria-hidden="true" className="progress-label">
        {label}
      </span>
      <ol className="flex">
        {steps.map(({ name, href, onClick }, index) => (
          <li aria-current={index + 1 === current ? 'step' : undefined} key={name}>
            {href ? (
              <Link className="progress-place" href={href} onClick={onClick} title={name}>
                <i className="progress-step" data-state={getStepState(index + 1)} />
                <span className="sr-only">{name}</span>
              </Link>
            ) : (
              <span className="progress-place">
                <i className="progress-step" data-state={getStepState(index + 1)} />
                <span className="sr-only">{name}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
