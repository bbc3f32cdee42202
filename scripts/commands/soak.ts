/** `npm run soak [-- 50000]`: publishes that many wrong documents, 20,000 unless said otherwise, into a site and mends them again. */
import {reportFailure, UserError} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

try {
  const [count = '20000'] = process.argv.slice(2)
  if (!/^[1-9]\d*$/.test(count)) {
    throw new UserError(`"${count}" is no number of documents. For example: npm run soak -- 50000`)
  }
  const test = ['run', '--project', 'integration', 'tests/prerender/fuzz', '--disable-console-intercept']
  process.exitCode = await runInForeground(toolArguments('vitest', test), {env: {FUZZ_CASES: count}})
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
