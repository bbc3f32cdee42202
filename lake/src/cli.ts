#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import {readFileSync} from 'node:fs'
import {exportContent, importContent} from './archive/transfer.ts'
import {type Command, readCommand, usage} from './command-line.ts'
import {runOnLake} from './run/run.ts'
import {startLake} from './start-lake.ts'
import {watchDatabase} from './storage/folder-lock.ts'

const packageFile = new URL('../package.json', import.meta.url)

function fail(error: unknown, exitCode: number): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(exitCode)
}

async function run(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      return console.log(usage)
    case 'version':
      return console.log(JSON.parse(readFileSync(packageFile, 'utf8')).version)
    case 'export':
      return console.log(`${await exportContent(command.transfer)} documents are in ${command.transfer.path}`)
    case 'import':
      return console.log(`${await importContent(command.transfer, command.exact)} documents were changed`)
    case 'run':
      process.exitCode = await runOnLake(command.command, command.options)
      return
    case 'start': {
      const lake = await startLake(command.options)
      const {data} = command.options
      if (data !== undefined) watchDatabase(data, (error) => fail(error, 1))
      const shutDown = () => void lake.stop().finally(() => process.exit(0))
      process.once('SIGINT', shutDown)
      process.once('SIGTERM', shutDown)
      if (command.options.auth) console.log(`token ${lake.createToken('administrator')}`)
      console.log(`ready ${lake.url}`)
    }
  }
}

/** Runs the command line. Ends the process with 2 for wrong arguments, and with 1 for a failed command. */
async function runCommandLine(args: string[]): Promise<void> {
  let command: Command
  try {
    command = readCommand(args)
  } catch (error) {
    fail(error, 2)
  }
  try {
    await run(command)
  } catch (error) {
    fail(error, 1)
  }
}

/** `lake --data DIR --port N ...` (see command-line.ts). Prints `ready <url>` when it listens. */
await runCommandLine(process.argv.slice(2))
