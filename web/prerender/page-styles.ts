import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Rule} from 'postcss'
import {areMet, type Names, selectorsOf} from './selector-needs.ts'

// Pages of one kind use the same names; their styles are worked out once.
const keptPages = 50

/**
 * Returns a function that gives the rules of a style sheet that an HTML document can use on a screen: those whose classes and elements
 * all occur in it, and the animations that these refer to. The rest of the sheet comes after the page, before any script can change it,
 * each rule at its place (web/src/lib/complete-rules.ts): so groups of rules stay, be they empty, and what would concern the whole page
 * if it came later, such as custom properties.
 */
export function createPageStyles(sheet: string): (html: string) => string {
  const root = postcss.parse(sheet)
  const selectors = new Map<Rule, ReturnType<typeof selectorsOf>>()
  root.walkRules((rule) => {
    if (!isInKeyframes(rule)) selectors.set(rule, selectorsOf(rule.selector))
    dropRepeated(rule)
  })
  const known = new Map<string, string>()
  return (html) => {
    const markup = markupOf(html)
    const key = Object.values(markup)
      .map((texts) => [...texts].join())
      .join(';')
    const styles = known.get(key) ?? stylesOf(root, selectors, markup)
    known.delete(key)
    known.set(key, styles)
    if (known.size > keptPages) known.delete([...known.keys()][0] ?? '')
    return styles
  }
}

function stylesOf(
  root: Container,
  selectors: ReadonlyMap<Rule, ReturnType<typeof selectorsOf>>,
  markup: Markup,
): string {
  const names = namesOf(markup)
  const used = new Map<Rule, string>()
  for (const [rule, list] of selectors) {
    const met = list.filter(({needs}) => areMet(needs, names))
    // Of elements that are there, a rule that came once more would concern a good many.
    const kept = met.some(({selector}) => isOfElements(selector)) ? list : met
    if (met.length > 0) used.set(rule, kept.map(({selector}) => selector).join())
  }
  const declared = new Map<string, string[]>()
  const referred = new Set([...markup.styles].flatMap(wordsOf))
  root.walkDecls((declaration) => {
    const {parent, prop, value} = declaration
    if (parent?.type !== 'rule' || !used.has(parent as Rule)) return
    if (isInternal(prop)) declared.set(prop, [...(declared.get(prop) ?? []), value])
    else if (isForFirstScreen(declaration)) for (const word of wordsOf(value)) referred.add(word)
  })
  for (const word of referred) {
    for (const value of declared.get(word) ?? []) for (const next of wordsOf(value)) referred.add(next)
  }
  return write(root, {used, isReferred: (name) => referred.has(name)})
}

type Use = {
  /** Of each rule, the selectors of its list that can match. */
  used: ReadonlyMap<Rule, string>
  isReferred: (name: string) => boolean
}

function write(container: Container, use: Use): string {
  let text = ''
  container.each((node) => {
    text += writeNode(node, use)
  })
  return text
}

function writeNode(node: ChildNode, use: Use): string {
  if (node.type === 'rule') return writeRule(node, use)
  if (node.type !== 'atrule') return ''
  if (!node.nodes) return `@${node.name} ${node.params};`
  if (node.name === 'property') return exact(node)
  if (node.name === 'keyframes') return use.isReferred(node.params) ? exact(node) : ''
  // Paper has the whole sheet.
  if (node.name === 'media' && node.params === 'print') return ''
  return `@${node.name} ${node.params}{${isFallback(node) ? '' : write(node, use)}}`
}

function writeRule(rule: Rule, use: Use): string {
  const selector = use.used.get(rule)
  if (!selector) return ''
  const inside = rule.nodes
    .filter((node) => {
      if (node.type !== 'decl') return true
      return isInternal(node.prop) ? use.isReferred(node.prop) : isForFirstScreen(node)
    })
    .map(exact)
    .filter(Boolean)
  return inside.length > 0 ? `${selector}{${inside.join(';')}}` : ''
}

/** Nothing moves before the rest of the sheet is there. */
const isForFirstScreen = ({prop}: Declaration): boolean => !prop.startsWith('transition')

/** Tailwind's values for browsers without `@property`: they wait for the rest of the sheet. */
const isFallback = ({name, params}: AtRule): boolean => name === 'layer' && params === 'properties'

const exact = (node: ChildNode): string => (node.type === 'comment' ? '' : node.toString())

const isOfElements = (selector: string): boolean => /^[\w\s]+$/.test(selector)

/** Tailwind's own custom properties concern no other element than the one that they are declared for. */
const isInternal = (prop: string): boolean => prop.startsWith('--tw-')

const isInKeyframes = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** Custom properties that a value refers to, and words of it that may be names of animations. */
const wordsOf = (value: string): string[] => value.match(/--[\w-]+|[a-z][\w-]*/gi) ?? []

/** A minifier may leave one declaration behind for each prefix that it removed. */
function dropRepeated(rule: Rule): void {
  rule.each((node) => {
    if (node.type === 'decl' && node.prev()?.toString() === node.toString()) node.remove()
  })
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a document is made of, as it is written: pages of one kind have the same. */
type Markup = {elements: ReadonlySet<string>; classes: ReadonlySet<string>; styles: ReadonlySet<string>}

/** Looks at each tag once: a regular expression over the whole document took a fifth of the time of drawing a page. */
function markupOf(html: string): Markup {
  const elements = new Set<string>()
  const classes = new Set<string>()
  const styles = new Set<string>()
  for (const tag of html.split('<')) {
    const end = tag.search(/[\s>/]/)
    // The end of an element, or a comment.
    if (end < 1 || tag.startsWith('!')) continue
    elements.add(tag.slice(0, end).toLowerCase())
    const names = attributeOf(tag, ' class="')
    if (names) classes.add(names)
    const style = attributeOf(tag, ' style="')
    if (style?.includes('--')) styles.add(style)
  }
  return {elements, classes, styles}
}

function attributeOf(tag: string, attribute: string): string | undefined {
  const at = tag.indexOf(attribute)
  const start = at + attribute.length
  return at < 0 ? undefined : tag.slice(start, tag.indexOf('"', start))
}

function namesOf({elements, classes}: Markup): Names {
  const names = [...classes].flatMap((text) =>
    text
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => `.${name}`),
  )
  return new Set([...elements, ...names])
}
