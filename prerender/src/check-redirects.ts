/**
 * Prints where each address of an old site ends on this one: `node prerender/src/check-redirects.ts --lake <origin> --dataset <name>
 * [--site <origin>] FILE`. Exits with 1 if an address ends nowhere and with 2 if the file or the content cannot be read.
 */
import {parseArgs} from 'node:util'
import {createClient} from '@sanity/client'
import {enabledRedirects, redirectFields} from '@upline/web/content/fragments.ts'
import {redirectTargets} from '@upline/web/content/redirects.ts'
import {reasonsOf} from './files/report.ts'
import {readHosting} from './hosting/hosting.ts'
import {fetchTagged} from './lake/fetch.ts'
import {fetchPageList} from './lake/page-list.ts'
import {readAddresses} from './outputs/read-addresses.ts'
import {possibleRedirects, type StoredRedirect} from './outputs/redirects.ts'
import {createEnds, type End} from './outputs/where-it-ends.ts'

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    lake: {type: 'string', default: ''},
    dataset: {type: 'string', default: 'production'},
    site: {type: 'string', default: ''},
  },
})

try {
  const addresses = readAddresses(positionals[0] ?? '')
  const endOf = await fetchEnds()
  const counts = new Map<End['kind'], number>()
  for (const address of addresses) {
    const end = endOf(address)
    counts.set(end.kind, (counts.get(end.kind) ?? 0) + 1)
    console.log(`${end.kind.padEnd(9)} ${address}${detail(end)}`)
  }
  console.log(Array.from(counts, ([kind, count]) => `${kind}: ${count}`).join(', '))
  if (counts.has('script'))
    console.log(
      'Hosts respond with 404 to addresses marked “script”; browsers are then redirected, search engines are not.',
    )
  process.exitCode = counts.has('nothing') ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function fetchEnds() {
  const {lake, dataset, site} = values
  const token = process.env.SANITY_READ_TOKEN
  // A lake on one machine has this project.
  const [, projectId = 'local'] = /^https:\/\/([\w-]+)\.api\.sanity\.io$/.exec(lake) ?? []
  const client = createClient({
    ...{projectId, apiHost: lake, useProjectHostname: false, useCdn: false, dataset},
    ...{apiVersion: '2025-02-19', perspective: 'published', ...(token ? {token} : {})},
  })
  const [list, stored, drafted] = await Promise.all([
    fetchPageList(client),
    fetchTagged<StoredRedirect[]>(client, enabledRedirects),
    // A public dataset shows drafts only to a token.
    client.fetch<StoredRedirect[]>(
      `*[_type == "redirect"] | order(from asc, _id asc){${redirectFields}}`,
      {},
      {perspective: 'drafts'},
    ),
  ]).catch((error: unknown) => {
    const hint = 'Run `npm start`, check the network, or set SANITY_READ_TOKEN for a private dataset.'
    throw new Error(`The content could not be read from ${lake} (${reasonsOf(error).join(': ')}). ${hint}`)
  })
  const {targets, rules} = possibleRedirects(stored.result, site, list)
  return createEnds({
    pages: [...list.rows.keys()].filter((path) => !targets.has(path)),
    rules: [...(readHosting().redirects ?? []), ...rules],
    targets,
    prepared: redirectTargets(drafted, site),
  })
}

function detail(end: End): string {
  if (end.kind === 'page') return ''
  if (end.kind !== 'nothing')
    return ` → ${end.to}${end.kind === 'prepared' ? ' (not published or switched off)' : ''}`
  return `${end.via ? ` → ${end.via}, which does not exist` : ''}${end.closest ? ` (closest: ${end.closest})` : ''}`
}
