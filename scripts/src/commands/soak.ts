/**
 * `npm run soak [-- 50000]`: what is too long for `npm test`. A day of publishing, inquiries, visits, kills and a full disk; malformed
 * connections to every server; then that many wrong documents, 20,000 unless said otherwise, published and mended again.
 */
import {UserError} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {toolArguments} from '../product/tool.ts'

await runMain(async () => {
  const [count = '20000'] = process.argv.slice(2)
  if (!/^[1-9]\d*$/.test(count)) {
    throw new UserError(`"${count}" is no number of documents. For example: npm run soak -- 50000`)
  }
  const run = (project: string, ...files: string[]) =>
    runInForeground(
      toolArguments('vitest', ['run', '--project', project, ...files, '--disable-console-intercept']),
      {
        env: {FUZZ_CASES: count, UPLINE_SOAK: '3000'},
      },
    )
  const codes = [
    await run('soak'),
    await run('integration', 'tests/soak'),
    await run('integration', 'tests/prerender/fuzz'),
  ]
  return codes.find((code) => code !== 0) ?? 0
})
