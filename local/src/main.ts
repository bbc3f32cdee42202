import {watchDatabase} from '@upline/lake/embed'
import {startBackend} from './backend.ts'
import {readOptions} from './options.ts'

/** The backend's command: `node local/src/main.ts --data <folder> ...` (see options.ts). Prints `ready <url>` when it listens. */

// Files in the data folder hold inquiries: only this user may read them.
process.umask(0o077)

try {
  const options = readOptions(process.argv.slice(2))
  const stop = await startBackend(options)
  const shutDown = () => stop().finally(() => process.exit(0))
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
  watchDatabase(options.data, fail)
  console.log(`ready http://localhost:${options.port}`)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
