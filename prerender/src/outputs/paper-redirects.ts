import {isSitePath} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {pickVersion} from '@upline/domain/periods/period.ts'
import {versionKeyGroq} from '@upline/domain/periods/version-key.ts'
import {copyAddress} from '@upline/web/content/asset-copies.ts'
import type {HostRedirect} from '../hosting/hosting.ts'

type PaperField = 'effectiveFrom' | 'effectiveUntil' | 'url' | 'replaced' | 'page'

/** A document for download as `papersQuery` returns it. `replaced` are the ids of earlier assets, `page` is a path, if they are valid. */
export type Paper = {_id: string; versionKey: string} & Partial<Record<PaperField, unknown>>

const pageWith = `*[${hasPageFilter} && defined(path) && references(^._id)] | order(path asc)[0].path`

/** `page` shows the document, or a topic that refers to it. Only for documents that expire, because the search reads all pages. */
export const papersQuery = `*[_type == "resourceDocument"] | order(_id asc){
  _id, "versionKey": ${versionKeyGroq}, effectiveFrom, effectiveUntil,
  "url": file.asset->url,
  "replaced": file.replaced,
  "page": select(defined(effectiveUntil) => coalesce(
    ${pageWith},
    *[_type == "contractingTopic" && references(^._id)][0]{"page": ${pageWith}}.page
  ))
}`

/** Returns redirects from replaced and expired files, unless another document offers them, to the current file or to its page. */
export function paperRedirects(papers: readonly Paper[], today: string): HostRedirect[] {
  const documents = [...groupBy(papers, ({versionKey}) => versionKey).values()].flatMap((versions) => {
    const picked = pickVersion(versions, today)
    return picked ? [{versions, isOver: picked.isOver, file: copyAddress(picked.version.url)}] : []
  })
  const offered = new Set(documents.flatMap(({isOver, file}) => (isOver ? [] : file)))
  const targets = new Map<string, string>()
  for (const {versions, isOver, file} of documents) {
    const destination = isOver ? versions.map(({page}) => page).find(isSitePath) : file
    if (!destination) continue
    for (const source of versions.flatMap(addressesOf)) {
      if (!offered.has(source) && !targets.has(source)) targets.set(source, destination)
    }
  }
  return [...targets].map(([source, destination]) => ({source, destination, type: 302}))
}

/** Returns the addresses on the site of a document's file and of the files that it replaced. */
function addressesOf({url, replaced}: Paper): string[] {
  const earlier = (Array.isArray(replaced) ? replaced : []).map((id) => {
    const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(String(id)) ?? []
    return `https://cms/files/project/dataset/${hash}.${extension}`
  })
  return [url, ...earlier].flatMap((address) => copyAddress(address) ?? [])
}
