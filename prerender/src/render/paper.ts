import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {toPlainText} from '@portabletext/toolkit'
import {colors} from '@upline/domain/brand/brand.ts'
import {isObject} from '@upline/domain/content/stored-document.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'

type Cell = {value?: unknown}
/** Formatted text as Sanity stores it. */
export type PaperText = readonly {
  _type: string
  style?: string
  listItem?: string
  children?: readonly {text?: string; marks?: readonly string[]}[]
  headerRows?: number
  rows?: readonly ({cells?: readonly Cell[] | null} | null)[] | null
}[]

/** What a document for download shows. `facts` are its form number, version and date; `footer` is at the bottom of each page. */
export type PaperContent = {
  title: string
  description: string
  facts: string
  footer: string
  language: string
  date: Date
  text: PaperText
}

/** The PDFs that are made from texts, by file: the hash of the content, and the size in bytes. */
export type WrittenPapers = Map<string, {hash: string; size: number}>

type Document = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** In points. A cell without text is for handwriting. */
const margin = 64
const bodySize = 10.5
const writingHeight = 26

/**
 * Returns a PDF that screen readers can read (PDF/UA): with a language and a title, and with its headings, lists and tables tagged. The same
 * content results in the same bytes. Links are text, because papers are printed.
 */
export async function renderPaper(paper: PaperContent): Promise<Uint8Array> {
  // A large module, and many sites have no such document.
  const {default: PDFDocument} = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: {top: margin, left: margin, right: margin, bottom: margin + 16},
    pdfVersion: '1.7',
    // The types of the library lack this value.
    subset: 'PDF/UA' as 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: paper.language,
    info: {Title: paper.title, Author: paper.footer, CreationDate: paper.date},
  })
  const bytes = collect(doc)
  for (const name of ['regular', 'bold']) doc.registerFont(name, readFont(name))
  doc.on('pageAdded', () => writeFooter(doc, paper.footer))
  writeFooter(doc, paper.footer)
  const root = doc.struct('Document')
  doc.addStructure(root)
  writeHead(doc, root, paper)
  for (const group of groupLists(paper.text)) {
    if (Array.isArray(group)) writeList(doc, root, group)
    else if (group._type === 'table') writeTable(doc, root, group)
    else if (group._type === 'block') writeBlock(doc, root, group)
  }
  root.end()
  doc.end()
  return bytes
}

const readFont = (name: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@upline/web/styles/fonts/paper-${name}.ttf`)))

async function collect(doc: Document): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Adds an element whose content `write` draws. */
function add(doc: Document, parent: Element, type: string, write: () => void): void {
  parent.add(doc.struct(type, {}, write))
}

function writeHead(doc: Document, root: Element, {title, description, facts}: PaperContent): void {
  const {width} = doc.page
  doc.markContent('Artifact', {type: 'Layout'})
  doc.rect(margin, margin - 18, 36, 3).fill(colors.highlight)
  doc.endMarkedContent()
  add(doc, root, 'H1', () => doc.font('bold').fontSize(24).fillColor(colors.ink).text(title, margin, margin))
  doc.moveDown(0.3).font('regular').fontSize(12).fillColor(colors.inkSoft)
  if (description) add(doc, root, 'P', () => doc.text(description))
  doc.moveDown(0.2)
  if (facts) add(doc, root, 'P', () => doc.fontSize(9).text(facts))
  doc.moveDown(0.8)
  doc.markContent('Artifact', {type: 'Layout'})
  doc
    .moveTo(margin, doc.y)
    .lineTo(width - margin, doc.y)
    .lineWidth(0.75)
    .stroke(colors.ink)
  doc.endMarkedContent()
  doc.moveDown(0.8)
}

function writeBlock(doc: Document, root: Element, block: PaperText[number]): void {
  if (!block.children?.some(({text}) => text?.trim())) return
  const isHeading = block.style === 'h3' || block.style === 'h4'
  if (isHeading) doc.moveDown(0.5)
  const type =
    block.style === 'h3'
      ? 'H2'
      : block.style === 'h4'
        ? 'H3'
        : block.style === 'blockquote'
          ? 'BlockQuote'
          : 'P'
  if (isHeading) {
    const size = type === 'H2' ? 14 : 12
    // A heading stays with its text.
    if (doc.y + 70 > doc.page.height - doc.page.margins.bottom) doc.addPage()
    add(doc, root, type, () => writeSpans(doc, block, {font: 'bold', size, color: colors.primary}))
  } else add(doc, root, type, () => writeSpans(doc, block))
  doc.moveDown(isHeading ? 0.25 : 0.5)
}

type Look = {font?: string; size?: number; color?: string; x?: number; width?: number}

function writeSpans(doc: Document, {children = []}: PaperText[number], look: Look = {}): void {
  const {
    font = 'regular',
    size = bodySize,
    color = colors.ink,
    x = margin,
    width = doc.page.width - 2 * margin,
  } = look
  const spans = children.filter(({text}) => text)
  for (const [index, {text = '', marks}] of spans.entries()) {
    doc
      .font(marks?.includes('strong') ? 'bold' : font)
      .fontSize(size)
      .fillColor(color)
    const options = {width, continued: index < spans.length - 1, lineGap: 2}
    if (index === 0) doc.text(text, x, doc.y, options)
    else doc.text(text, options)
  }
}

function groupLists(text: PaperText): (PaperText[number] | PaperText[number][])[] {
  const groups: (PaperText[number] | PaperText[number][])[] = []
  for (const block of text) {
    const last = groups.at(-1)
    if (!block.listItem) groups.push(block)
    else if (Array.isArray(last) && last[0]?.listItem === block.listItem) last.push(block)
    else groups.push([block])
  }
  return groups
}

function writeList(doc: Document, root: Element, items: PaperText[number][]): void {
  const list = doc.struct('L')
  root.add(list)
  for (const [index, item] of items.entries()) {
    const label = item.listItem === 'number' ? `${index + 1}.` : '•'
    const entry = doc.struct('LI')
    list.add(entry)
    // The label and the text begin on the same line.
    if (doc.y + 2 * bodySize > doc.page.height - doc.page.margins.bottom) doc.addPage()
    const {y} = doc
    add(doc, entry, 'Lbl', () =>
      doc.font('regular').fontSize(bodySize).fillColor(colors.highlight).text(label, margin, y, {width: 18}),
    )
    doc.y = y
    const width = doc.page.width - 2 * margin - 18
    add(doc, entry, 'LBody', () => writeSpans(doc, item, {x: margin + 18, width}))
    entry.end()
    doc.moveDown(0.25)
  }
  list.end()
  doc.x = margin
  doc.moveDown(0.4)
}

/** Returns the text of a table cell. */
const plain = (value: unknown): string => (Array.isArray(value) ? toPlainText(value).trim() : '')

function writeTable(doc: Document, root: Element, {headerRows, rows}: PaperText[number]): void {
  const cells = (rows ?? []).map((row) => (row?.cells ?? []).map(({value}) => plain(value)))
  const columns = Math.max(0, ...cells.map((row) => row.length))
  if (columns === 0) return
  doc.font('regular').fontSize(bodySize).fillColor(colors.ink)
  // In a variable, because the types of the library lack `structParent`.
  const options = {
    structParent: root,
    position: {x: margin, y: doc.y},
    columnStyles: [columns === 1 ? '*' : 212, ...Array.from({length: columns - 1}, () => '*')],
    defaultStyle: {
      border: {top: 0, right: 0, bottom: 0.5, left: 0},
      padding: {top: 5, bottom: 5, left: 0, right: 8},
      align: {x: 'left', y: 'center'} as const,
    },
  }
  const table = doc.table(options)
  for (const [rowIndex, row] of cells.entries()) {
    const isHead = rowIndex < (headerRows ?? 0)
    const isToWrite = !isHead && row.some((text) => !text)
    table.row(
      Array.from({length: columns}, (_, index) => ({
        text: row[index] ?? '',
        minHeight: isToWrite ? writingHeight : undefined,
        font: {src: isHead ? 'bold' : 'regular', size: isHead ? 9 : bodySize},
        textColor: isHead ? colors.inkSoft : colors.ink,
        borderColor: isHead || isToWrite ? colors.ink : colors.line,
        ...(isHead && {type: 'TH' as const, scope: 'Column' as const}),
        ...(!isHead && index === 0 && {type: 'TH' as const, scope: 'Row' as const}),
      })),
    )
  }
  table.end()
  doc.x = margin
  doc.moveDown(0.9)
}

function writeFooter(doc: Document, footer: string): void {
  const {x, y} = doc
  const {bottom} = doc.page.margins
  // Text in the margin would begin another page.
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', {type: 'Pagination', attached: ['Bottom']})
  doc.font('regular').fontSize(8).fillColor(colors.inkSoft)
  doc.text(footer, margin, doc.page.height - margin + 14, {width: doc.page.width - 2 * margin})
  doc.endMarkedContent()
  doc.page.margins.bottom = bottom
  Object.assign(doc, {x, y})
}

/** Returns a page's content with the sizes of such PDFs, which the CMS does not know. */
export function withPaperSizes<Answer>(answer: Answer, written: ReadonlyMap<string, {size: number}>): Answer {
  // The shape stays the same.
  return mapDeep(answer, (value) => {
    const size = isObject(value) && typeof value.url === 'string' && written.get(value.url.slice(1))?.size
    return size ? {...value, size} : value
  }) as Answer
}
