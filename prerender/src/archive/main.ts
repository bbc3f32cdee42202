/**
 * `npm run archive -- <options>`, on the archive of the site on this machine:
 * - `--date 2026-10-15 --out site.wacz` writes the site at the end of that date, or at a time such as `2026-10-15T14:30`.
 * - `--page /about --history` lists all versions of a page or file with their differences.
 * - `--verify [--head <hash>]` names the first break of the chain; its exit code is then 1.
 * - `--expire` deletes contents that are older than the retention, after a question unless `--yes` is set.
 */
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {parseArgs} from 'node:util'
import {archiveRetentionFact} from '@upline/domain/content/known-facts.ts'
import {retentionLimit, retentionMonths} from '@upline/domain/inquiry/retention.ts'
import {fileAt} from '../files/site-files.ts'
import {Archive} from './archive.ts'
import {describeHistory} from './history.ts'
import {currentSite, formatMoment, readMoment, zoneOf} from './moments.ts'
import {verify} from './verify.ts'
import {writeWacz} from './wacz.ts'

const usage = `Use one of:
  npm run archive -- --date 2026-10-15 --out site.wacz
  npm run archive -- --page /about --history
  npm run archive -- --verify [--head <hash>]
  npm run archive -- --expire [--yes]`

process.umask(0o077)
let archive: Archive | undefined
try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  archive?.close()
}

async function run(): Promise<number> {
  const {data = '.local', date, out, page, history, verify: isVerify, head, expire, yes} = readArguments()
  const modes = [date ?? out, page ?? history, isVerify ?? head, expire].filter((mode) => mode !== undefined)
  if (modes.length !== 1) throw new Error(usage)
  const file = join(data, 'archive.db')
  if (!existsSync(file))
    throw new Error(`There is no archive in ${data} yet: npm start keeps one from its first start.`)
  if (head !== undefined && !/^[\da-f]{64}$/.test(head))
    throw new Error(`${head} is not a hash: it is the last line that --verify printed, with 64 digits.`)
  archive = new Archive(file, {readOnly: !expire})
  if (isVerify || head) return report(archive, head)
  const timeZone = zoneOf(archive)
  if (expire) return expireOld(archive, yes)
  if (page) return printHistory(archive, page, timeZone)
  if (!date || !out) throw new Error(`Name a date and a file. ${usage}`)
  const moment = readMoment(date, timeZone)
  if (moment === undefined)
    throw new Error(`${date} is not a date: write it as 2026-10-15, or with a time as 2026-10-15T14:30.`)
  if (existsSync(out)) throw new Error(`${out} is there already: name a new file, so that nothing is lost.`)
  const {responses, pages} = await writeWacz(archive, moment, out)
  console.log(
    `${pages} pages and ${responses - pages} other files and redirects are in ${out}. Open it with a viewer such as ReplayWeb.page.`,
  )
  return 0
}

function readArguments() {
  try {
    const {values} = parseArgs({
      // Some package managers pass on the two dashes that separate their own options.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        data: {type: 'string'},
        date: {type: 'string'},
        out: {type: 'string'},
        page: {type: 'string'},
        history: {type: 'boolean'},
        verify: {type: 'boolean'},
        head: {type: 'string'},
        expire: {type: 'boolean'},
        yes: {type: 'boolean'},
      },
    })
    return values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message.split('. To specify')[0] : error}\n${usage}`)
  }
}

function report(archive: Archive, head?: string): number {
  const verdict = verify(archive, head)
  if (verdict.problem) {
    console.error(
      `${verdict.problem}.\nRestore the archive from a backup; all ${verdict.versions} versions before it are whole.`,
    )
    return 1
  }
  console.log(
    `The archive is whole: ${verdict.versions} versions, ${verdict.contents} contents${verdict.expired ? `, and ${verdict.expired} that were deleted after their retention` : ''}.
Note this hash outside of this machine. With --head it proves later that no version was removed from the end:
${verdict.head}`,
  )
  return 0
}

function printHistory(archive: Archive, page: string, timeZone: string): number {
  const name = archive.versionsOf(fileAt(page)).length > 0 ? fileAt(page) : page.slice(1)
  const history = describeHistory(archive, name, (at) => formatMoment(timeZone, at))
  if (!history)
    throw new Error(`The archive has no page or file at ${page}. A path starts with /, such as /about.`)
  console.log(`${page}, times in ${timeZone}\n\n${history}`)
  return 0
}

async function expireOld(archive: Archive, isConfirmed = false): Promise<number> {
  const value = currentSite(archive)?.facts?.[archiveRetentionFact]
  const months = retentionMonths(value)
  if (months === undefined)
    throw new Error(
      `Nothing is deleted: there is no published fact with the key ${archiveRetentionFact} and a value such as “5 years”.`,
    )
  const limit = retentionLimit(months, new Date())
  const question = `This deletes what no visitor got after ${limit.toISOString()} (${value}). The list of versions and their hashes stay. Go on? [y/N] `
  if (!isConfirmed && !(await confirm(question))) console.log('Nothing was changed.')
  else console.log(`${archive.expire(limit.getTime())} contents were deleted.`)
  return 0
}

/** Asks in the terminal. Throws if the input ends without an answer, as in a workflow. */
async function confirm(question: string): Promise<boolean> {
  process.stdout.write(question)
  for await (const answer of createInterface({input: process.stdin})) return /^\s*y(es)?\s*$/i.test(answer)
  throw new Error('\nThere was no answer, and nothing was changed. The option --yes answers in advance.')
}
