import tailwind from '@tailwindcss/postcss';
import { componentStyles } from './scripts/styles/component-styles.ts';

export default { plugins: [componentStyles(), tailwind()] };
