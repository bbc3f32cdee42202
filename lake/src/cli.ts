#!/usr/bin/env node
import {readCommand, usage} from './command-line.ts'
import {startLake} from './start-lake.ts'

/** `lake --data DIR --port N ...` (see command-line.ts). Prints `ready <url>` when it listens. */

function fail(error: unknown, exitCode: number): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(exitCode)
}

let command: ReturnType<typeof readCommand>
try {
  command = readCommand(process.argv.slice(2))
} catch (error) {
  fail(error, 2)
}
if (command === 'help') {
  console.log(usage)
} else {
  try {
    const lake = await startLake(command)
    const shutDown = () => void lake.stop().finally(() => process.exit(0))
    process.once('SIGINT', shutDown)
    process.once('SIGTERM', shutDown)
    console.log(`ready ${lake.url}`)
  } catch (error) {
    fail(error, 1)
  }
}
