import type { MouseEvent } from 'react';
import { Link } from './link';

export type ProgressStep = {
  /** In words, for assistive technology. */
  readonly name: string;
  /** Where it is done again; a step without it cannot be gone to. */
  readonly href?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

type ProgressStepsProps = {
  readonly steps: readonly ProgressStep[];
  /** From 1. */
  readonly current: number;
  /** The whole in words, such as "Step 2 of 4". */
  readonly label: string;
};

/** Where one is on a short way: done and open to go back to, here, still to come. */
export function ProgressSteps({ steps, current, label }: ProgressStepsProps) {
  const stateOf = (step: number) => (step < current ? 'done' : step === current ? 'here' : 'ahead');
  return (
    <nav aria-label={label} className="progress-steps">
      <span aria-hidden="true" className="progress-label">
        {label}
      </span>
      <ol className="flex">
        {steps.map(({ name, href, onClick }, at) => (
          <li aria-current={at + 1 === current ? 'step' : undefined} key={name}>
            {href ? (
              <Link className="progress-place" href={href} onClick={onClick} title={name}>
                <i className="progress-step" data-state={stateOf(at + 1)} />
                <span className="sr-only">{name}</span>
              </Link>
            ) : (
              <span className="progress-place">
                <i className="progress-step" data-state={stateOf(at + 1)} />
                <span className="sr-only">{name}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
