import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What a page's HTML must keep, as the server sends it. What is off is how React spells, or asks for more than HTML. */
export const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `charSet` and `async=""`, and closes empty elements: letter case and style mean nothing to browsers.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      // Ids of React's own begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Scripts and styles come from the shop itself.
      'require-sri': 'off',
      // A title of 70 letters is a matter of search engines; the tests of search engines ask for it.
      'long-title': 'off',
    },
  }),
);
