import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Rules for the server's HTML. The disabled ones concern React's output style or go beyond the HTML standard. */
export const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `charSet` and `async=""`, and closes void elements: browsers ignore case and style.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      // React's generated ids start with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Scripts and styles come from the shop's own origin.
      'require-sri': 'off',
      // Title length matters to search engines only; the SEO tests check it.
      'long-title': 'off',
    },
  }),
);
