import { componentStyles } from './scripts/styles/component-styles.ts';

export default { plugins: [componentStyles(), '@tailwindcss/postcss'] };
