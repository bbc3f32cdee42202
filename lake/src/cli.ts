#!/usr/bin/env node

/** `lake --data DIR --port N ...` (see command-line.ts). Prints `ready <url>` when it listens. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`The lake needs Node 22.13 or newer, and this is ${process.version}: install a newer one`)
  process.exit(1)
}
// Only now: an older Node fails at the first module that is not in it.
const {runCommandLine} = await import('./run-command.ts')
await runCommandLine(process.argv.slice(2))

export {}
