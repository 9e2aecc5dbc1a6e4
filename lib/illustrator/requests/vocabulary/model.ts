/** What a requested change does to a scene. */
export type Change =
  | { readonly adds: 'companion'; readonly kind: string; readonly flies?: boolean }
  | { readonly adds: 'prop'; readonly kind: string; readonly flies?: boolean }
  | {
      readonly weather:
        | 'rain'
        | 'snow'
        | 'wind'
        | 'fog'
        | 'fireflies'
        | 'petals'
        | 'leaves'
        | 'stardust'
        | 'bubbles'
        | 'confetti'
        | 'rainbow';
    }
  | { readonly time: 'dawn' | 'day' | 'dusk' | 'night' }
  | { readonly mood: 'joy' | 'laugh' | 'asleep' | 'surprise' | 'calm' };

/** Space-separated words for it; see `wordPattern` for `*` and `=`. */
export type Entry = {
  readonly change: Change;
  readonly he: string;
  readonly en: string;
  readonly ar: string;
  readonly ru: string;
};
