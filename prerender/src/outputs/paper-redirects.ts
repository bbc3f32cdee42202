import {paperPath} from '@upline/domain/content/own-paths.ts'
import {isSitePath} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {pickVersion} from '@upline/domain/periods/period.ts'
import {versionKeyGroq} from '@upline/domain/periods/version-key.ts'
import {copyAddress} from '@upline/web/content/asset-copies.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import type {PaperText} from '../render/paper.ts'

type PaperField =
  | ('effectiveFrom' | 'effectiveUntil' | 'url' | 'replaced' | 'page' | 'updatedAt')
  | ('name' | 'description' | 'key' | 'version' | 'language')

/**
 * A document for download as `papersQuery` returns it. `replaced` are the ids of earlier assets, `page` is a path, if they are valid. `text`
 * makes its PDF if it has no file.
 */
export type Paper = {_id: string; versionKey: string; text?: PaperText | null} & Partial<
  Record<PaperField, unknown>
>

const pageWith = `*[${hasPageFilter} && defined(path) && references(^._id)] | order(path asc)[0].path`

/** `page` shows the document, or a topic that refers to it. Only for documents that expire, because the search reads all pages. */
export const papersQuery = `*[_type == "resourceDocument"] | order(_id asc){
  _id, "versionKey": ${versionKeyGroq('')}, effectiveFrom, effectiveUntil,
  "url": file.asset->url, name, description, key, version, language, "updatedAt": _updatedAt,
  "text": select(!defined(file.asset) && count(text) > 0 => text[]{
    _type, style, listItem, children[]{text, marks}, headerRows, rows[]{cells[]{value}}
  }),
  "replaced": file.replaced,
  "page": select(defined(effectiveUntil) => coalesce(
    ${pageWith},
    *[_type == "contractingTopic" && references(^._id)][0]{"page": ${pageWith}}.page
  ))
}`

/** Returns redirects from replaced and expired files, unless another document offers them, to the current file or to its page. */
export function paperRedirects(papers: readonly Paper[], today: string): HostRedirect[] {
  const documents = currentPapers(papers, today).map(({version, ...rest}) => ({
    ...rest,
    file: fileOf(version),
  }))
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

/** Returns the version of each document to show on a date, with all versions of the document. */
export function currentPapers(papers: readonly Paper[], today: string) {
  return [...groupBy(papers, ({versionKey}) => versionKey).values()].flatMap((versions) => {
    const picked = pickVersion(versions, today)
    return picked ? [{versions, ...picked}] : []
  })
}

/** Returns the address on the site of a document's file, or of the PDF that is made from its text. */
const fileOf = ({_id, text, url}: Paper) => (text ? paperPath(_id) : copyAddress(url))

/** Returns the addresses on the site of a document and of the files that it replaced. */
function addressesOf(paper: Paper): string[] {
  const {replaced} = paper
  const earlier = (Array.isArray(replaced) ? replaced : []).map((id) => {
    const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(String(id)) ?? []
    return copyAddress(`https://cms/files/project/dataset/${hash}.${extension}`)
  })
  return [fileOf(paper), ...earlier].filter((address) => address !== undefined)
}
