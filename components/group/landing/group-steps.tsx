import { Num } from '@/components/ui/text';

type Step = { readonly key: string; readonly title: string; readonly text: string };

type GroupStepsProps = {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** The class of the list, which decides its columns. */
  readonly listClass: string;
};

/** How a class or a company orders, step by step. */
export const GroupSteps = ({ id, title, steps, listClass }: GroupStepsProps) => (
  <section aria-labelledby={id} className="wrap class-band">
    <h2 className="text-section" id={id}>
      {title}
    </h2>
    <ol className={listClass}>
      {steps.map((step, index) => (
        <li className="grid content-start gap-1.5" key={step.key}>
          <span aria-hidden="true" className="class-section-number">
            <Num>{index + 1}</Num>
          </span>
          <h3 className="text-title">{step.title}</h3>
          <p className="text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
);
