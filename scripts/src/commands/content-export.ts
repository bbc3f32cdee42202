/** `npm run content:export -- <folder>`: the content of this machine as files that git compares well, one for each document. */
import {runMain} from '../process/run-main.ts'
import {transferContent} from '../product/transfer-content.ts'

await runMain(() => transferContent('export', process.argv.slice(2)))
