import {type DeserializerRule, defaultSchema, htmlToPortableText} from '@portabletext/html'
import {createTableRule} from '@portabletext/html/rules'
import {decoded} from '@upline/domain/content/decoded.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {parsePastedHtml} from './parse-pasted-html.ts'

const decorators = ['strong', 'em']

/** The HTML of office programs that is kept; `convert` maps it to our rich text. Pictures have to be uploaded. */
const schema = {
  ...defaultSchema,
  decorators: defaultSchema.decorators.filter(({name}) => decorators.includes(name)),
  blockObjects: defaultSchema.blockObjects.filter(({name}) => name === 'table'),
  inlineObjects: [],
}
/** The library loses the targets of links in tables, so the mark of a link is its address until `withLinks` defines it. */
const linkRule: DeserializerRule = {
  deserialize(node, next) {
    const href = node instanceof HTMLAnchorElement && node.getAttribute('href')?.trim()
    if (!href || !URL.canParse(href)) return undefined
    const annotation = {markDef: {_type: 'link', _key: href}, children: next(node.childNodes)}
    return {_type: '__annotation', ...annotation}
  },
}
const rules = [createTableRule({schema}), linkRule]

type Member = {_type: string; _key: string} & Record<string, unknown>
interface Block extends Member {
  style?: string
  markDefs?: Member[]
  children?: {text?: string; marks?: string[]}[]
}

/**
 * Converts HTML of Word, Google Docs or a website to rich text with headings, lists, links, bold text and tables. The highest heading level
 * becomes “Heading”, all others “Smaller heading”. Inside a table there are only paragraphs.
 */
export function pasteHtml(html: string, isInTable = false): Block[] {
  const options = {schema, rules, parseHtml: parsePastedHtml, whitespaceMode: 'normalize'} as const
  const members = htmlToPortableText(html, options) as Block[]
  if (isInTable) return members.flatMap(paragraphs)
  const filled = members.filter(
    ({_type, children}) => _type === 'table' || children?.some(({text}) => text?.trim()),
  )
  const [top] = filled
    .map(({style}) => style)
    .filter(isHeading)
    .sort()
  return filled.map((member) => {
    if (member._type === 'table') return withParagraphs(member)
    const {style} = member
    return {...withLinks(member), style: isHeading(style) ? (style === top ? 'h3' : 'h4') : style}
  })
}

const isHeading = (style = '') => /^h[1-6]$/.test(style)

const objects = (value: unknown) => (Array.isArray(value) ? (value as Block[]) : [])

/** Returns a table with nothing but paragraphs in its cells. */
function withParagraphs(table: Block): Block {
  const rows = objects(table.rows).map((row) => ({
    ...row,
    cells: objects(row.cells).map((cell) => ({...cell, value: paragraphs(cell)})),
  }))
  const titles = (rows[0]?.cells ?? []).flatMap(({value}) => value)
  const texts = titles.flatMap(({children = []}) => children.filter(({text}) => text))
  const isBold = texts.length > 0 && texts.every(({marks}) => marks?.includes('strong'))
  // Word has bold cells instead of header cells.
  return {...(isBold && {headerRows: 1}), ...table, rows}
}

/** Returns a block as a paragraph, or the paragraphs in the cells of a table. */
function paragraphs(block: Block): Block[] {
  const inner = block.rows ?? block.cells ?? block.value
  return inner ? objects(inner).flatMap(paragraphs) : [{...withLinks(block), style: 'normal'}]
}

/** Maps links to the site's kind of link. A link that leads nowhere on the web, such as `#_Toc1`, becomes plain text. */
function withLinks(block: Block): Block {
  const markDefs = new Map<string, Member>()
  const children = block.children?.map((child) => {
    const marks = child.marks?.flatMap((mark) => {
      const link = linkTo(mark)
      if (!link) return decorators.includes(mark) ? [mark] : []
      const definition = markDefs.get(mark) ?? {_key: crypto.randomUUID(), _type: 'textLink', link}
      markDefs.set(mark, definition)
      return [definition._key]
    })
    return {...child, marks}
  })
  return {...block, markDefs: [...markDefs.values()], ...(children && {children})}
}

function linkTo(mark: string): Record<string, string> | undefined {
  const _type = 'link'
  if (/^https?:/i.test(mark)) return {_type, kind: 'url', url: mark}
  const {protocol, pathname = ''} = URL.parse(mark) ?? {}
  const target = decoded(pathname)
  if (protocol === 'tel:') return {_type, kind: 'phone', phone: target}
  return protocol === 'mailto:' && isEmail(target) ? {_type, kind: 'email', email: target} : undefined
}
