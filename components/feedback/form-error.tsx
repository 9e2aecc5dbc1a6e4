import { Icon } from '@/components/ui/icon';
import { useErrorText } from '@/lib/client/api/error-text';

type FormErrorProps = {
  readonly code: string | undefined;
  /** What failed, in a word. */
  readonly title?: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Error of a whole form, announced at once; empty without a code. */
export function FormError({ code, title, values }: FormErrorProps) {
  const errorText = useErrorText();
  return (
    <div aria-live="assertive">
      {code && (
        <p className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 font-medium text-coral-press text-small">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <span>
            {title && <b className="block font-semibold">{title}</b>}
            {errorText(code, values)}
          </span>
        </p>
      )}
    </div>
  );
}
