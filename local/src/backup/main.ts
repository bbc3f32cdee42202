/**
 * `node local/src/backup/main.ts backup --data .local --out <folder>`: a copy of content, inquiries and error logs, also while the product
 * runs. `… restore --data .local --from <folder> [--yes]` replaces the data by it; it refuses while the product runs.
 */
import {createInterface} from 'node:readline/promises'
import {parseArgs} from 'node:util'
import {backup} from './backup.ts'
import {restore} from './restore.ts'

process.umask(0o077)
const {values, positionals} = readArguments()

try {
  const [command, ...others] = positionals
  if (others.length > 0) {
    throw new Error(`“${others.join(' ')}” is not understood. Options are --out, --from and --yes.`)
  }
  const {data, out = '', from = ''} = values
  if (command === 'backup') console.log(await backup({data, out}))
  else if (command === 'restore') {
    const isConfirmed = async () => values.yes || (await confirm())
    console.log(await restore({data, from, isConfirmed}))
  } else throw new Error('Say backup or restore.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function readArguments() {
  // Some package managers hand the two dashes on that part their own options from these.
  const args = process.argv.slice(2).filter((word) => word !== '--')
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: {type: 'string', default: '.local'},
        out: {type: 'string'},
        from: {type: 'string'},
        yes: {type: 'boolean', default: false},
      },
    })
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. To specify')
    console.error(
      `${problem}\nUse: npm run backup -- --out <folder>, npm run restore -- --from <folder> [--yes]`,
    )
    process.exit(1)
  }
}

async function confirm(): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  try {
    const answer = await terminal.question(
      'All content, inquiries and error logs are replaced, and the history of documents ends. Go on? [y/N] ',
    )
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}
