import {element, emptyState} from './element.ts'
import type {View} from './view.ts'

const rowsAtOnce = 100
let shown = rowsAtOnce

export function resetRows(): void {
  shown = rowsAtOnce
}

export interface Listed {
  /** Number of entries that the search finds. */
  found: number
  content: HTMLElement
}

export interface ListOptions<Entry> {
  view: View<Entry>
  entries: Entry[]
  /** The address of the list, to which a row's link adds its id. */
  base: string
  search: string
  selected: string | undefined
  /** Renders again, with more rows. */
  rerender: () => void
}

/** The rows that hold every word of the search, each a link to its entry. */
export function renderList<Entry>(options: ListOptions<Entry>): Listed {
  const {view, entries, base, search, selected, rerender} = options
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter((entry) => {
    const text = view.words(entry).toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  if (entries.length === 0) return {found: 0, content: emptyState(...view.empty)}
  if (found.length === 0)
    return {found: 0, content: emptyState('Nothing found', `No entry holds "${search.trim()}".`)}
  const rows = found.slice(0, shown).map((entry) => {
    const id = view.id(entry)
    const link = {
      href: `${base}/${encodeURIComponent(id)}`,
      'data-key': id,
      'aria-current': id === selected && 'true',
    }
    return element('li', {}, element('a', link, view.row(entry)))
  })
  const showMore = () => {
    shown += rowsAtOnce
    rerender()
  }
  const rest = found.length - shown
  const more = {class: 'more', 'data-key': 'more', on: {click: showMore}}
  return {
    found: found.length,
    content: element(
      'div',
      {},
      element('ul', {class: 'rows'}, rows),
      rest > 0 && element('button', more, `Show more (${rest} left)`),
    ),
  }
}
