import { runCommand } from './cli';
import { runShop } from './shop/run-shop';

await runCommand(() => runShop('dev', process.env));
