import { main } from './say';
import { runShop } from './shop/run-shop';

await main(() => runShop('shop', process.env));
