import {watchDatabase} from '@upline/lake/embed'
import {startBackend} from './backend.ts'
import {type Options, readOptions} from './options.ts'

/** The backend's command: `node local/src/main.ts --data <folder> ...` (see options.ts). Prints `ready <url>` when it listens. */

function fail(error: unknown, exitCode: number): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(exitCode)
}

// Files in the data folder hold inquiries: only this user may read them.
process.umask(0o077)

let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  fail(error, 2)
}
try {
  const stop = await startBackend(options)
  const shutDown = () => stop().finally(() => process.exit(0))
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
  watchDatabase(options.data, (error) => fail(error, 1))
  console.log(`ready http://localhost:${options.port}`)
} catch (error) {
  fail(error, 1)
}
