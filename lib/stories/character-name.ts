/**
 * A secondary character's name: the usual one, and one of the same gender for a hero with the same name. Each name has
 * the forms that the text uses: `{ mainForm: 'Гриша', genitive: 'Гриши' }` is available in messages as `{key}` and
 * `{key_genitive}`. Both names have the same forms.
 */
export type CharacterName = {
  readonly usual: NameForms;
  readonly substitute: NameForms;
  /** Of a story of several, where the heroes have both of the other names: one for each hero beside the first. */
  readonly spares?: readonly NameForms[];
};
type NameForms = { readonly mainForm: string; readonly [form: string]: string };
