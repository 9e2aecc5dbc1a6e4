import { Icon } from '@/components/ui/icon';

type AuthErrorProps = {
  readonly title: string;
  /** What the visitor can do about it. */
  readonly text?: string | undefined;
};

/** Says why signing in failed and what to do. Screen readers announce it at once. */
export function AuthError({ title, text }: AuthErrorProps) {
  return (
    <div className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 text-coral-press text-small" role="alert">
      <Icon className="mt-0.5" name="triangle-exclamation-point" />
      <p className="grid gap-0.5">
        <b className="font-semibold">{title}</b>
        {text && <span>{text}</span>}
      </p>
    </div>
  );
}
