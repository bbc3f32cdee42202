/** What is read in a file: lines by the name of the place. */
export type Places = Readonly<Record<string, readonly string[]>>

// They don't end a line.
const inline = /^<\/?(a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|time|u)\b/
const hidden = /<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const spoken = /\s(alt|aria-label|placeholder|title)="([^"]+)"/g

/** Returns what a visitor reads and hears on a rendered page, what search engines and shared links show, and what programs read. */
export function pagePlaces(html: string): Places {
  const [head = '', body = ''] = html.split(/<body\b/)
  return {
    Page: bodyLines(`<body${body}`),
    'Search result': [
      ...matches(head, /<title>([^<]*)<\/title>/g),
      ...matches(head, /<meta name="(?:description|robots)" content="([^"]*)"/g),
      ...matches(head, /<link rel="canonical" href="([^"]*)"/g),
    ],
    'Shared link': matches(head, /<meta property="(?:og|article):[^"]*" content="([^"]*)"/g),
    'Structured data': Array.from(
      html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = '']) => dataLines(JSON.parse(json)),
    ).flat(),
  }
}

/** Returns the page's elements without text and data: its look. */
export function lookOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<body\b/, '')
    .replace(hidden, '')
    .replace(/>[^<]+</g, '><')
    .replace(spoken, '')
}

/** Returns the text of each element of an XML file. */
export const xmlLines = (xml: string): string[] => matches(xml, />([^<>]+)</g)

/** Returns the lines of a calendar file without its time stamps. */
export function calendarLines(text: string): string[] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|URL|DTSTART|DTEND)/.test(line))
}

/** Returns the strings in JSON, by the path of their names. */
export function dataLines(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /(^|\.)(_|dateModified)/.test(name) ? [] : [`${name}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => dataLines(item, name))
  return Object.entries(value).flatMap(([key, item]) => dataLines(item, name ? `${name}.${key}` : key))
}

function bodyLines(body: string): string[] {
  const lines: string[] = []
  const links: string[] = []
  let line = ''
  const end = () => {
    const text = decode(line).replace(/\s+/g, ' ').trim()
    if (text) lines.push(text)
    line = ''
  }
  for (const part of body.replace(hidden, '').split(/(<[^>]*>)/)) {
    if (!part.startsWith('<')) {
      line += part
      continue
    }
    if (!inline.test(part)) end()
    else if (/^<\/?span\b/.test(part)) line += ' '
    for (const [, , text = ''] of part.matchAll(spoken)) lines.push(decode(text))
    if (part.startsWith('<img')) lines.push(...matches(part, /\ssrc="([^"]+)"/g))
    if (/^<a\b/.test(part)) links.push(/\shref="([^"]*)"/.exec(part)?.[1] ?? '')
    if (part === '</a>') line += ` (${links.pop()})`
  }
  end()
  return lines
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => decode(found).trim()).filter(Boolean)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits))
  })
}
