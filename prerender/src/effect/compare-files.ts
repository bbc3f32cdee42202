import type {EffectChange, EffectGroup} from '@upline/domain/content/publish-effect.ts'
import {diffArrays} from 'diff'
import {HTMLElement, type Node, parse, TextNode} from 'node-html-parser'
import {calendarFile} from '../outputs/calendar.ts'
import {feedFile} from '../outputs/news-feed.ts'

/** The lines that a visitor or a program reads in a file, by the name of the place. */
type Places = Readonly<Record<string, readonly string[]>>

const lists: Readonly<Record<string, {title: string; lines: (text: string) => string[]}>> = {
  [calendarFile]: {title: 'Calendar', lines: calendarLines},
  [feedFile]: {title: 'News feed', lines: (xml) => linesOf(parse(xml)).lines},
  'sitemap.xml': {title: 'Sitemap', lines: (xml) => linesOf(parse(xml)).lines},
  '_content/_news.json': {title: 'News list', lines: (json) => dataLines(JSON.parse(json))},
}

export function comparePages(before: string, after: string): EffectChange[] {
  const [old, now] = [readPage(before), readPage(after)]
  const changes = comparePlaces(old.places, now.places)
  if (changes.length > 0 || old.look === now.look) return changes
  return [{place: 'Page', note: 'Its look changes, not its text.'}]
}

/** Returns the differences of a list such as the calendar, or undefined if visitors and programs read no difference in the file. */
export function compareList(file: string, before?: string, after?: string): EffectGroup | undefined {
  const list = lists[file]
  if (!list) return undefined
  const places = (content?: string) => ({[list.title]: content ? list.lines(content) : []})
  return groupOf(list.title, comparePlaces(places(before), places(after)))
}

export function groupOf(title: string, changes: EffectChange[]): EffectGroup | undefined {
  return changes.length > 0 ? {where: [{title}], state: 'changed', changes} : undefined
}

/** Returns each different change of a run of lines that go or come. */
export function comparePlaces(before: Places, after: Places): EffectChange[] {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((place) => {
    const found: EffectChange[] = []
    let open: EffectChange | undefined
    for (const {value, added, removed} of diffArrays([...(before[place] ?? [])], [...(after[place] ?? [])])) {
      if (!added && !removed) {
        open = undefined
        continue
      }
      if (!open) {
        open = {place}
        found.push(open)
      }
      open[added ? 'after' : 'before'] = value.join('\n')
    }
    return found
  })
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()]
}

/** Returns what a visitor reads and hears on a page, what search engines and shared links show, and the page's look. */
function readPage(html: string): {places: Places; look: string} {
  // Reads the elements in `noscript` too.
  const page = parse(html, {blockTextElements: {script: true, style: true}})
  const contents = (selector: string, name = 'content') =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
  const {lines, look} = linesOf(page.querySelector('body') ?? parse(''))
  const places = {
    Page: lines,
    'Search result': [
      ...page.querySelectorAll('head > title').map(({text}) => text),
      ...contents('meta[name=description], meta[name=robots]'),
      ...contents('link[rel=canonical]', 'href'),
    ],
    'Share card': contents('meta[property]'),
    'Details for search engines': page
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap(({rawText}) => dataLines(JSON.parse(rawText))),
  }
  return {places, look: look.join('\n')}
}

/** Elements within a line. */
const inline = new Set('A ABBR B BDI CODE EM I MARK S SMALL SPAN STRONG SUB SUP TIME U'.split(' '))
/** Elements without text for readers, and the time stamps of a sitemap. */
const hidden = new Set(['SCRIPT', 'STYLE', 'SVG', 'LASTMOD'])
const spoken = ['alt', 'aria-label', 'placeholder', 'title']

/** Returns the texts below an element, a paragraph as one line with the addresses of its links, and the elements without text: their look. */
function linesOf(root: HTMLElement): {lines: string[]; look: string[]} {
  const lines: string[] = []
  const look: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) lines.push(text)
    line = ''
  }
  const read = (node: Node): void => {
    if (node instanceof TextNode) line += node.text
    if (!(node instanceof HTMLElement) || hidden.has(node.tagName)) return
    const {tagName, attributes} = node
    const isInline = inline.has(tagName)
    if (!isInline) end()
    if (tagName === 'SPAN') line += ' '
    for (const name of spoken) if (attributes[name]) lines.push(attributes[name])
    if (tagName === 'IMG' && attributes.src) lines.push(`Picture: ${attributes.src}`)
    const seen = Object.entries(attributes).filter(([name]) => !spoken.includes(name))
    look.push(JSON.stringify([tagName, seen]))
    node.childNodes.forEach(read)
    if (tagName === 'SPAN') line += ' '
    if (tagName === 'A') line += ` (${attributes.href})`
    if (!isInline) end()
  }
  read(root)
  end()
  return {lines, look}
}

/** Returns what a calendar program shows of a file; a time as `2026-12-07 16:00 UTC`. */
function calendarLines(text: string): string[] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(X-WR-CALNAME|SUMMARY|DESCRIPTION|LOCATION|URL|DTSTART|DTEND|RRULE)/.test(line))
    .map((line) =>
      line
        .replace(/^[^:]+:/, '')
        .replace(/^(\d{4})(\d\d)(\d\d)(?=$|T)/, '$1-$2-$3')
        .replace(/T(\d\d)(\d\d)00Z$/, ' $1:$2 UTC')
        .replace(/^FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR/, 'Monday to Friday')
        .replace(
          /;UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d).*)?/,
          (_, year, month, day, hour, minute) =>
            ` until ${year}-${month}-${day}${hour ? ` ${hour}:${minute} UTC` : ''}`,
        )
        .replaceAll('\\n', ' ')
        .replace(/\\([\\;,])/g, '$1'),
    )
}

/** Returns the texts in JSON, without ids and times of changes. */
export function dataLines(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    /^_|^@(id|type|context)$|^dateModified$/.test(name) ? [] : dataLines(item),
  )
}
