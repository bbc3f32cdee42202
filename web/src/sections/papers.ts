import {languages} from '@upline/domain/content/languages.ts'
import {ownAddress} from '../content/asset-copies.ts'
import {useInterfaceText} from '../content/site-context.ts'
import type {SectionOf} from '../content/types.ts'
import {downloadAddress, downloadName, fileFacts} from '../lib/file-facts.ts'
import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {track} from '../services/analytics/track.ts'

type Listed = NonNullable<SectionOf<'documentList'>['items']>[number]
/** One version of a document for download. */
export type Paper = Listed['versions'][number]

/** Returns the current version of each document, once, except future ones and ones without a file. */
export function currentPapers(items: readonly (Listed | null)[] | null | undefined): Paper[] {
  const papers = (items ?? []).flatMap((item) => item?.versions?.[0] ?? []).filter(({file}) => file)
  return [...new Map(papers.map((paper) => [paper._id, paper])).values()]
}

/** Returns the attributes of the download link, or undefined if the document has expired, and what readers learn about the file. */
export function usePaper({
  _id,
  name,
  group,
  number,
  version,
  effectiveFrom,
  language,
  overNote,
  file,
}: Paper) {
  const labels = useInterfaceText()
  const stored = file ?? {url: null, extension: null, size: null, originalFilename: null}
  const fileName = downloadName(stored, name)
  const address = ownAddress(stored.url) ?? downloadAddress(stored.url, fileName)
  const facts = [
    number && fill(labels.formNumber, {number}),
    version && fill(labels.formVersion, {version}),
    effectiveFrom && fill(labels.formDate, {date: formatDate(effectiveFrom)}),
    language !== 'en' && languages.find(({value}) => value === language)?.title,
    fileFacts(stored),
  ]
  const onClick = () =>
    track('content_download', {content_type: group ?? '', content_id: _id, file_name: fileName})
  const isOver = typeof overNote === 'string'
  return {
    facts: facts.filter(Boolean).join(' · '),
    link:
      address && !isOver
        ? {href: address, download: fileName, hrefLang: language ?? undefined, onClick}
        : undefined,
  }
}
