/** A rule that stands or falls as a whole, or a group (`@media`, `@layer` ...) that holds others. */
type Part =
  | {kind: 'always'; text: string}
  | {kind: 'rule'; text: string; selectors: readonly (readonly string[])[]}
  | {kind: 'property'; text: string; name: string}
  | {kind: 'group'; opening: string; parts: readonly Part[]}

/**
 * Returns a function that gives the rules of a style sheet that a piece of HTML can use: those whose classes all occur
 * in it. The rest of the sheet comes after the page, before any script can add a class.
 */
export function createPageStyles(sheet: string): (html: string) => string {
  const parts = parse(sheet)
  return (html) => {
    const classes = classesOf(html)
    const used = write(parts, (part) =>
      part.kind === 'rule' ? part.selectors.some((names) => names.every((name) => classes.has(name))) : true,
    )
    const properties = collect(parts).filter(({name}) => used.includes(name))
    return used + properties.map(({text}) => text).join('')
  }
}

function write(parts: readonly Part[], isUsed: (part: Part) => boolean): string {
  let text = ''
  for (const part of parts) {
    if (part.kind === 'property' || !isUsed(part)) continue
    if (part.kind !== 'group') {
      text += part.text
      continue
    }
    const inside = write(part.parts, isUsed)
    if (inside) text += `${part.opening}{${inside}}`
    // The first mention of a layer decides its rank.
    else if (part.opening.startsWith('@layer')) text += `${part.opening};`
  }
  return text
}

/** Registered properties, wherever they stand. */
function collect(parts: readonly Part[]): Extract<Part, {kind: 'property'}>[] {
  return parts.flatMap((part) =>
    part.kind === 'property' ? [part] : part.kind === 'group' ? collect(part.parts) : [],
  )
}

function parse(css: string): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < css.length) {
    const sign = endOf(css, at, '{;')
    const opening = css
      .slice(at, sign)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    if (css[sign] !== '{') {
      if (opening) parts.push({kind: 'always', text: `${opening};`})
      at = sign + 1
      continue
    }
    const end = endOf(css, sign + 1, '}')
    const inside = css.slice(sign + 1, end)
    const text = `${opening}{${inside}}`
    if (/^@(?:media|supports|layer|container)\b/.test(opening)) {
      parts.push({kind: 'group', opening, parts: parse(inside)})
    } else if (opening.startsWith('@property')) {
      parts.push({kind: 'property', text, name: opening.slice('@property'.length).trim()})
    } else if (opening.startsWith('@')) parts.push({kind: 'always', text})
    else parts.push({kind: 'rule', text, selectors: splitList(opening).map(classNames)})
    at = end + 1
  }
  return parts
}

/** Where one of `signs` stands next outside of brackets, strings and comments; the end of the text when there is none. */
function endOf(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? ''
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '/' && css[at + 1] === '*') at = css.indexOf('*/', at) + 1
    else if ('{(['.includes(sign)) depth += 1
    else if ('})]'.includes(sign)) depth -= 1
  }
  return css.length
}

function splitList(selectors: string): string[] {
  const list: string[] = []
  for (let at = 0; at < selectors.length; ) {
    const end = endOf(selectors, at, ',')
    list.push(selectors.slice(at, end))
    at = end + 1
  }
  return list
}

/** The classes without which a selector matches nothing. What stands in `:is()`, `:not()` and the like may be otherwise. */
function classNames(selector: string): string[] {
  const escapes: string[] = []
  let plain = selector.replace(/\\(.)/g, (_, sign: string) => `‹${escapes.push(sign) - 1}›`)
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.((?:[\w-]|[^\p{ASCII}‹›]|‹\d+›)+)/gu)].map(([, name = '']) =>
    name.replace(/‹(\d+)›/g, (_, number: string) => escapes[Number(number)] ?? ''),
  )
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function classesOf(html: string): Set<string> {
  const lists = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].map(([, list = '']) => list))
  return new Set(
    [...lists].flatMap((list) =>
      list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
    ),
  )
}
