import { renderScene } from '@/lib/illustrator/server';

export default renderScene;
