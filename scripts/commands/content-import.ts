/** `npm run content:import -- <folder> [--exact]`: such files into the content of this machine; with `--exact` nothing else stays. */
import {reportFailure} from '../bootstrap/user-error.mjs'
import {transferContent} from '../product/transfer-content.ts'

try {
  process.exitCode = await transferContent('import', process.argv.slice(2))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
