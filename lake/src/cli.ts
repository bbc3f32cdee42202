#!/usr/bin/env node
import {runCommandLine} from './run-command.ts'

/** `lake --data DIR --port N ...` (see command-line.ts). Prints `ready <url>` when it listens. */
await runCommandLine(process.argv.slice(2))
