import { renderPicture } from '@/lib/illustrator/server';

export default renderPicture;
