import { Icon } from '@/components/ui/icon';
import { useErrorText } from '@/lib/client/api/error-text';
import { ErrorId } from './error-id';

type FormErrorProps = {
  readonly code: string | undefined;
  /** Of an unexpected error, as `ApiError` has it. */
  readonly errorId?: string | null | undefined;
  /** What failed, in a word. */
  readonly title?: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Error of a whole form, announced at once; empty without a code. */
export function FormError({ code, errorId, title, values }: FormErrorProps) {
  const errorText = useErrorText();
  return (
    <div aria-live="assertive">
      {code && (
        <div className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 font-medium text-coral-press text-small">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <div>
            {title && <b className="block font-semibold">{title}</b>}
            <p>{errorText(code, values)}</p>
            <ErrorId id={errorId} />
          </div>
        </div>
      )}
    </div>
  );
}
