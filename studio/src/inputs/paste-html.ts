import {type DeserializerRule, defaultSchema, htmlToPortableText} from '@portabletext/html'
import {createTableRule} from '@portabletext/html/rules'
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
/** The library loses the targets of links in tables, so the mark of a link is its target until `withLinks` defines it. */
const linkRule: DeserializerRule = {
  deserialize(node, next) {
    const href = node instanceof Element && node.localName === 'a' ? node.getAttribute('href') : null
    if (!href) return undefined
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
  const levels = members.map(({style}) => headingLevel(style)).filter((level) => level !== undefined)
  const top = Math.min(...levels)
  const convert = (member: Block): Block[] => {
    if (member._type === 'table') {
      const cells = objects(member.rows).flatMap((row) => objects(row.cells))
      for (const cell of cells) cell.value = objects(cell.value).map(inParagraph)
      const head = objects(objects(member.rows)[0]?.cells).flatMap(({value}) => objects(value))
      const texts = head.flatMap(({children = []}) => children.filter(({text}) => text))
      const isBold = texts.length > 0 && texts.every(({marks}) => marks?.includes('strong'))
      // Word has bold cells instead of header cells.
      if (isBold) member.headerRows ??= 1
      return isInTable ? cells.flatMap((cell) => cell.value as Block[]) : [member]
    }
    if (isInTable) return [inParagraph(member)]
    const isEmpty = !member.children?.some(({text}) => text?.trim())
    const level = headingLevel(member.style)
    return isEmpty
      ? []
      : [{...withLinks(member), style: level ? (level === top ? 'h3' : 'h4') : member.style}]
  }
  return members.flatMap(convert)
}

const objects = (value: unknown) => (Array.isArray(value) ? (value as Block[]) : [])

const inParagraph = (block: Block): Block => ({...withLinks(block), style: 'normal'})

function headingLevel(style = ''): number | undefined {
  return /^h[1-6]$/.test(style) ? Number(style[1]) : undefined
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

function linkTo(href: string): Record<string, string> | undefined {
  const _type = 'link'
  if (/^https?:\/\//i.test(href)) return {_type, kind: 'url', url: href}
  const [, scheme, target = ''] = /^(mailto|tel):([^?]*)/i.exec(href) ?? []
  if (scheme?.toLowerCase() === 'tel') return {_type, kind: 'phone', phone: target}
  return scheme && isEmail(target) ? {_type, kind: 'email', email: target} : undefined
}
