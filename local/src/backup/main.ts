/**
 * `node local/src/backup/main.ts backup --data .local --out <folder>`: a copy of content, inquiries and error logs, also while the product
 * runs. `… restore --data .local --from <folder> [--yes]` puts it in the place of what is there; it refuses while the product runs.
 */
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {DatabaseSync} from 'node:sqlite'
import {parseArgs} from 'node:util'
import {
  createLakeContext,
  DamageError,
  Lake,
  type LakeContext,
  lockFolder,
  openDatabase,
  openOwnDatabase,
} from '@upline/lake/embed'
import {verifyChecksums, writeChecksums} from './checksums.ts'
import {loadContent, readStored, replaceStored} from './read-backup.ts'
import {writeBackup} from './write-backup.ts'

const {values, positionals} = readArguments()

try {
  const [command, ...others] = positionals
  if (others.length > 0) {
    throw new Error(`“${others.join(' ')}” is not understood. Options are --out, --from and --yes.`)
  }
  if (command === 'backup') await backup(values.data, values.out ?? '')
  else if (command === 'restore') await restore(values.data, values.from ?? '')
  else throw new Error('Say backup or restore.')
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
        project: {type: 'string', default: 'local'},
        dataset: {type: 'string', default: 'production'},
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

async function backup(data: string, out: string): Promise<void> {
  if (!out) throw new Error('Name a folder for the backup: npm run backup -- --out <folder>')
  if (existsSync(out))
    throw new Error(`${out} is there already: name a new folder, so that no backup is lost.`)
  if (!existsSync(join(data, 'backend.db')))
    throw new Error(`There is no data in ${data} yet: nothing to back up.`)
  mkdirSync(out, {recursive: true, mode: 0o700})
  const database = openDatabase(data)
  try {
    const {documents, assets, inquiries} = writeBackup(database, data, out)
    // A backup that cannot be restored is none.
    await tryContent(out)
    readStored(out)
    writeChecksums(out)
    console.log(
      `${documents} documents, ${assets} assets and ${inquiries} inquiries are in ${out}. Inquiries are personal data: keep it where only the office can read it.`,
    )
  } catch (error) {
    rmSync(out, {recursive: true})
    throw error
  } finally {
    database.close()
  }
}

async function restore(data: string, from: string): Promise<void> {
  if (!from) throw new Error('Name the folder of the backup: npm run restore -- --from <folder>')
  if (!existsSync(join(from, 'production.ndjson'))) {
    throw new Error(`There is no backup in ${from}: it has no production.ndjson.`)
  }
  verifyChecksums(from)
  const unlock = lockFolder(data)
  const database = openAnew(data)
  try {
    // What cannot be loaded must not cost what there is.
    await tryContent(from)
    const stored = readStored(from)
    if (!values.yes && !(await confirm())) return console.log('Nothing was changed.')
    Lake.clear(database)
    const count = await loadContent(contextOn(database, data), from)
    replaceStored(database, stored)
    console.log(`${count} documents and ${stored.length} inquiries and error logs are restored.`)
  } finally {
    database.close()
    unlock()
  }
}

/** A damaged database, which is what a restore may be for, is set aside. */
function openAnew(data: string): DatabaseSync {
  try {
    return openOwnDatabase(data)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    console.log(error.message)
    return openOwnDatabase(data)
  }
}

async function tryContent(folder: string): Promise<void> {
  const trial = mkdtempSync(join(tmpdir(), 'upline-trial-'))
  try {
    await loadContent(contextOn(new DatabaseSync(':memory:'), trial), folder)
  } finally {
    rmSync(trial, {recursive: true})
  }
}

function contextOn(database: DatabaseSync, folder: string): LakeContext {
  const {project: projectId, dataset} = values
  return createLakeContext({database, folder, projectId, dataset, assetsOrigin: 'http://localhost'})
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
