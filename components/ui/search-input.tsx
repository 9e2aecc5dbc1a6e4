import type { ComponentProps } from 'react';
import { Icon } from './icon';
import { TextInput } from './text-input';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  readonly onChange: (query: string) => void;
};

/** A search field. Enter submits nothing and hides the phone's keyboard. */
export function SearchInput({ onChange, ...rest }: SearchInputProps) {
  return (
    <span className="relative block grow">
      <Icon className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-half text-ink-soft" name="search" />
      <TextInput
        autoComplete="off"
        className="ps-11"
        enterKeyHint="search"
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        type="search"
        {...rest}
      />
    </span>
  );
}
