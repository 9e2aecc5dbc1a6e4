import { blob } from '../../../companions/kit/outline';
import { fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** White paper with one golden lane through the crowd. */
export const openLane = flatStage({
  ground: '#fffaf0',
  back(e) {
    fill(e, blob('-80,760! 500,800 1200,800 1800,830 2480,900! 2480,1300! -80,1300!', 6), '#f3cf86');
    fill(e, blob('-80,800! 600,850 1300,870 2480,960! 2480,1300! -80,1230!', 6), '#f7dca0');
  },
});
