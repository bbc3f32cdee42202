import type {EffectChange, EffectGroup} from '@upline/domain/content/publish-effect.ts'
import {diffArrays} from 'diff'
import {calendarFile} from '../lists/calendar.ts'
import {feedFile} from '../lists/news-feed.ts'
import {calendarLines, dataLines, lookOf, type Places, pagePlaces, xmlLines} from './visible-lines.ts'

type Content = string | undefined

const lists: Readonly<Record<string, {title: string; lines: (text: string) => string[]}>> = {
  [calendarFile]: {title: 'Calendar', lines: calendarLines},
  [feedFile]: {title: 'News feed', lines: xmlLines},
  'sitemap.xml': {title: 'Sitemap', lines: (xml) => xmlLines(xml.replace(/<lastmod>.*?<\/lastmod>/g, ''))},
  '_content/_news.json': {title: 'News list', lines: (json) => dataLines(JSON.parse(json))},
}

/** Returns the differences of two versions of a page. */
export function comparePages(before: string, after: string): EffectChange[] {
  const changes = comparePlaces(pagePlaces(before), pagePlaces(after))
  if (changes.length > 0 || lookOf(before) === lookOf(after)) return changes
  return [{place: 'Page', note: 'Its look changes, not its text.'}]
}

/** Returns the differences of a list such as the calendar, or undefined if visitors and programs read no difference in the file. */
export function compareList(file: string, before: Content, after: Content): EffectGroup | undefined {
  const list = lists[file]
  if (!list) return undefined
  const places = (content: Content) => ({[list.title]: content === undefined ? [] : list.lines(content)})
  return groupOf(list.title, comparePlaces(places(before), places(after)))
}

/** Returns the changes of a list as a group, or undefined if there are none. */
export function groupOf(title: string, changes: EffectChange[]): EffectGroup | undefined {
  return changes.length > 0 ? {where: [{title}], state: 'changed', changes} : undefined
}

/** Returns one change for each run of lines that go or come. */
export function comparePlaces(before: Places, after: Places): EffectChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((place) => {
    const changes: EffectChange[] = []
    let open: EffectChange | undefined
    for (const {value, added, removed} of diffArrays([...(before[place] ?? [])], [...(after[place] ?? [])])) {
      if (!added && !removed) {
        open = undefined
        continue
      }
      if (!open) {
        open = {place}
        changes.push(open)
      }
      open[added ? 'after' : 'before'] = value.join('\n')
    }
    return changes
  })
}
