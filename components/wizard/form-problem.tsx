import { Icon } from '@/components/ui/icon';
import { useErrorText } from '@/lib/client/error-text';

type FormProblemProps = {
  readonly code: string | undefined;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** What went wrong with the whole form, announced at once; nothing while all is well. */
export function FormProblem({ code, values }: FormProblemProps) {
  const errorText = useErrorText();
  return (
    <div aria-live="assertive">
      {code && (
        <p className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 font-medium text-coral-press text-small">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <span>{errorText(code, values)}</span>
        </p>
      )}
    </div>
  );
}
