/**
 * `node local/src/commands.ts <command> --data <folder>`, on the data of this machine:
 * - `backup --out <folder>` copies content, inquiries and error logs, also while the product runs.
 * - `restore --from <folder>` replaces them by a backup.
 * - `reset --seed <file.ndjson>` replaces the content by the seed.
 * - `inquiries export|erase <address>` prints or removes what is stored about a person; `inquiries expired` lists what the backend's daily
 *   job erases next.
 *
 * What replaces or removes data asks first, unless `--yes` is set, and refuses while the product runs.
 */
import {createInterface} from 'node:readline'
import {parseArgs} from 'node:util'
import {backup} from './backup/backup.ts'
import {reset} from './backup/reset.ts'
import {restore} from './backup/restore.ts'
import {inquiries} from './personal-data/inquiries.ts'

const usage =
  'Use: npm run backup -- --out <folder>, npm run restore -- --from <folder> [--yes], npm run content:reset [-- --yes], npm run inquiries -- export|erase <address> [--yes]'

process.umask(0o077)
try {
  const {values, positionals} = readArguments()
  const [command, ...others] = positionals
  const {data, out = '', from = '', seed = '', yes} = values
  const isConfirmed = async (loss: string) => yes || confirm(loss)
  if (command === 'inquiries') console.log(await inquiries(data, others, yes))
  else if (others.length > 0) throw new Error(`“${others.join(' ')}” is not understood. ${usage}`)
  else if (command === 'backup') console.log(await backup({data, out}))
  else if (command === 'restore') console.log(await restore({data, from, isConfirmed}))
  else if (command === 'reset') console.log(await reset({data, seed, isConfirmed}))
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      // Some package managers pass on the two dashes that separate their own options.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        data: {type: 'string', default: '.local'},
        out: {type: 'string'},
        from: {type: 'string'},
        seed: {type: 'string'},
        yes: {type: 'boolean', default: false},
      },
    })
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split('. To specify')
    throw new Error(`${problem}\n${usage}`)
  }
}

/** Asks in the terminal. Throws if the input ends without an answer, as in a workflow. */
async function confirm(loss: string): Promise<boolean> {
  process.stdout.write(`${loss} Go on? [y/N] `)
  for await (const answer of createInterface({input: process.stdin})) return /^\s*y(es)?\s*$/i.test(answer)
  throw new Error('\nThere was no answer, and nothing was changed. The option --yes answers in advance.')
}
