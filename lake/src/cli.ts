#!/usr/bin/env node
import {nodeFault} from './node-version.ts'

/** `lake --data DIR --port N ...` (see command-line.ts). Prints `ready <url>` when it listens. */
if (nodeFault) {
  console.error(nodeFault)
  process.exit(1)
}
const {runCommandLine} = await import('./run-command.ts')
await runCommandLine(process.argv.slice(2))
