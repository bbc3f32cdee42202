import {isDownload} from '@upline/domain/content/file-types.ts'
import {languages} from '@upline/domain/content/languages.ts'
import {isPaperPath} from '@upline/domain/content/own-paths.ts'
import {ownAddress} from '../content/asset-copies.ts'
import {useInterfaceText} from '../content/site-context.ts'
import type {SectionOf} from '../content/types.ts'
import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'

type Listed = NonNullable<SectionOf<'documentList'>['items']>[number]
/** One version of a document for download. */
export type Paper = Listed['versions'][number]

const kilobyte = new Intl.NumberFormat('en-US', {style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0})
const megabyte = new Intl.NumberFormat('en-US', {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1})

/** Returns the current version of each document, once, except future ones and ones without a file. */
export function currentPapers(items: readonly (Listed | null)[] | null | undefined): Paper[] {
  const papers = (items ?? []).flatMap((item) => item?.versions?.[0] ?? []).filter(({file}) => file)
  return [...new Map(papers.map((paper) => [paper._id, paper])).values()]
}

/** Returns the attributes of the download link, or undefined if the document has expired, and what readers learn about the file. */
export function usePaper(paper: Paper) {
  const {_id, name, number, version, effectiveFrom, language, overNote, file} = paper
  const labels = useInterfaceText()
  const fileName = file?.originalFilename ?? [name, file?.extension].filter(Boolean).join('.')
  const address = ownAddress(file?.url) ?? downloadAddress(file?.url, fileName)
  const facts = [
    number && fill(labels.formNumber, {number}),
    version && fill(labels.formVersion, {version}),
    effectiveFrom && fill(labels.formDate, {date: formatDate(effectiveFrom)}),
    language !== 'en' && languages.find(({value}) => value === language)?.title,
    [file?.extension?.toUpperCase(), fileSize(file?.size)].filter(Boolean).join(', '),
  ]
  const isOver = typeof overNote === 'string'
  return {
    /** The language of the name and the description if it is not the page's. */
    lang: language && language !== 'en' ? language : undefined,
    facts: facts.filter(Boolean).join(' · '),
    link:
      address && !isOver
        ? {href: address, download: fileName, hrefLang: language ?? undefined, 'data-file': _id}
        : undefined,
  }
}

/** Returns the size of a file as a label, with 1,000 bytes to the kilobyte as in browsers, at least 1 kB. */
export function fileSize(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number') return ''
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? kilobyte.format(kilobytes) : megabyte.format(bytes / 1_000_000)
}

/** Returns the address at which the asset host sends a file as an attachment, or undefined if the site does not offer this file. */
function downloadAddress(address: string | null | undefined, name: string): string | undefined {
  if (!address || !isDownload(address)) return undefined
  if (isPaperPath(address)) return address
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return undefined
  url.searchParams.set('dl', name)
  return url.href
}
