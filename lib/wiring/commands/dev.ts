import { main } from './say';
import { runShop } from './shop/run-shop';

await main(() => runShop('dev', process.env));
