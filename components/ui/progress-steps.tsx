type ProgressStepsProps = {
  /** From 1 to `total`. */
  readonly current: number;
  readonly total: number;
  /** The whole in words, such as "Step 2 of 4". */
  readonly label: string;
};

/** Where one is on a short way: done, here, still to come. */
export function ProgressSteps({ current, total, label }: ProgressStepsProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  const stateOf = (step: number) => (step < current ? 'done' : step === current ? 'here' : 'ahead');
  return (
    <div className="flex items-center gap-2.5">
      <span className="text-small font-semibold whitespace-nowrap">{label}</span>
      <span
        aria-label={label}
        aria-valuemax={total}
        aria-valuemin={1}
        aria-valuenow={current}
        className="flex gap-1.5"
        role="progressbar"
      >
        {steps.map((step) => (
          <i className="progress-step" data-state={stateOf(step)} key={step} />
        ))}
      </span>
    </div>
  );
}
