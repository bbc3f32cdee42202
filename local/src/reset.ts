import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {DatabaseSync} from 'node:sqlite'
import {parseArgs} from 'node:util'
import {layerOf, loadSeed, lockFolder, openDatabase, openDataset, Store} from '@upline/lake/embed'

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
      project: {type: 'string', default: 'local'},
      dataset: {type: 'string', default: 'production'},
      yes: {type: 'boolean', default: false},
    },
  })
  const unlock = lockFolder(values.data)
  const database = openDatabase(values.data)
  const contextOn = (target: DatabaseSync) =>
    openDataset({
      database: target,
      folder: values.data,
      projectId: values.project,
      dataset: values.dataset,
      assetsOrigin: 'http://localhost',
    })

  if (!values.yes && !(await confirm(describeLoss(new Store(database))))) {
    console.log('Nothing was changed.')
    return
  }
  // Loaded into memory first: a seed that cannot be loaded must not cost the content there is.
  if (values.seed) await loadSeed(contextOn(new DatabaseSync(':memory:')), values.seed)
  Store.clear(database)
  for (const name of ['assets', 'image-cache'])
    rmSync(join(values.data, name), {recursive: true, force: true})
  const count = values.seed ? await loadSeed(contextOn(database), values.seed) : 0
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
