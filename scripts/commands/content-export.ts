/** `npm run content:export -- <folder>`: the content of this machine as files that git compares well, one for each document. */
import {reportFailure} from '../bootstrap/user-error.mjs'
import {transferContent} from '../product/transfer-content.ts'

try {
  process.exitCode = await transferContent('export', process.argv.slice(2))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
