import {type Child, element} from './element.ts'
import {absoluteTime, relativeTime, typeTitle} from './format.ts'

export function status(name: string): HTMLElement {
  const known = ['new', 'contacted', 'closed'].includes(name) ? name : ''
  return element('span', {class: `status ${known}`}, typeTitle(String(name)))
}

export function timeOf(iso: string, text = relativeTime(iso)): HTMLElement {
  return element('time', {datetime: iso, title: absoluteTime(iso)}, text)
}

/** The first line of a row. */
export function line(title: string, time: string): HTMLElement {
  return element('div', {class: 'line'}, element('strong', {}, title), timeOf(time))
}

export function heading(title: string, time: string): HTMLElement {
  return element('div', {class: 'heading'}, element('h2', {}, title), timeOf(time, absoluteTime(time)))
}

/** Names with their values; those without a value are left out. */
export function definitions(pairs: [name: string, value: Child | null][]): HTMLElement {
  const rows = pairs.flatMap(([name, value]) =>
    value ? [element('div', {}, element('dt', {}, name), element('dd', {}, value))] : [],
  )
  return element('dl', {}, rows)
}
