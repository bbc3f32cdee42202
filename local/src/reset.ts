import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {DatabaseSync} from 'node:sqlite'
import {parseArgs} from 'node:util'
import {layerOf, loadSeed, lockFolder, openDatabase, Store} from '@upline/lake/embed'
import {openContent} from './local-dataset.ts'

/**
 * Puts the content back to the seed: `node local/src/reset.ts --data .local --seed <file.ndjson> [--yes]`.
 * A command and no endpoint of the backend, so that no web page can request it; it refuses while the backend runs.
 */
async function main(args: string[]): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {
      data: {type: 'string', default: '.local'},
      seed: {type: 'string'},
      yes: {type: 'boolean', default: false},
    },
  })
  const unlock = lockFolder(values.data)
  const database = openDatabase(values.data)
  if (!values.yes && !(await confirm(describeLoss(new Store(database))))) {
    console.log('Nothing was changed.')
    return
  }
  // Loaded into memory first: a seed that cannot be loaded must not cost the content there is.
  if (values.seed) await loadSeed(openContent(new DatabaseSync(':memory:'), values.data), values.seed)
  Store.clear(database)
  rmSync(join(values.data, 'assets'), {recursive: true, force: true})
  const count = values.seed ? await loadSeed(openContent(database, values.data), values.seed) : 0
  console.log(values.seed ? `The content is back to the seed: ${count} documents.` : 'All content is gone.')
  database.close()
  unlock()
}

function describeLoss(store: Store): string {
  const ids = [...store.documents()].map(({_id}) => _id)
  const drafts = ids.filter((id) => layerOf(id) === 'drafts').length
  return `This deletes ${ids.length - drafts} documents and ${drafts} drafts with their history and images. Inquiries, error logs and mails are kept.`
}

async function confirm(loss: string): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  try {
    return /^y(es)?$/i.test((await terminal.question(`${loss}\nGo on? [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
