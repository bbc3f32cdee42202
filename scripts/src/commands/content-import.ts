/** `npm run content:import -- <folder> [--exact]`: such files into the content of this machine; with `--exact` nothing else stays. */
import {runMain} from '../process/run-main.ts'
import {transferContent} from '../product/transfer-content.ts'

await runMain(() => transferContent('import', process.argv.slice(2)))
