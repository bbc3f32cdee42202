import {renderTypes} from './content-view.ts'
import {listen, load, loadOverview} from './data.ts'
import {element, emptyState, show} from './element.ts'
import type {Overview} from './entries.ts'
import {relativeTime, typeTitle} from './format.ts'
import {renderList, resetRows} from './list.ts'
import {type Location, readLocation, type ViewName, views} from './location.ts'
import type {View} from './view.ts'

const search = byId<HTMLInputElement>('search')
let overview: Overview = {documents: {}, inquiries: 0, mails: 0, errorLogs: 0}
/** Those of the view at the present location. */
let entries: unknown[] = []
let renderedDetail = ''

function byId<Found extends HTMLElement>(id: string): Found {
  // index.html has all elements that are looked up here.
  return document.getElementById(id) as Found
}

async function refresh(): Promise<void> {
  const {name, type} = readLocation()
  const [counts, loaded] = await Promise.all([loadOverview(), loadEntries(name, type)])
  // Meanwhile the reader may have gone elsewhere; that has its own refresh.
  const now = readLocation()
  if (now.name !== name || now.type !== type) return
  overview = counts
  entries = loaded
  render()
}

function loadEntries(name: ViewName, type: string | undefined): Promise<unknown[]> {
  const {list} = views[name]
  if (name !== 'content') return load(list)
  return type ? load(list + encodeURIComponent(type)) : Promise.resolve([])
}

function render(): void {
  const location = readLocation()
  const {name, type, id, base} = location
  const view: View<unknown> = views[name]
  document.title = `${type ? typeTitle(type) : view.title} · Local backend`
  document.body.classList.toggle('selected', id !== undefined)
  renderNavigation(name)

  const listed =
    name === 'content' && !type
      ? renderTypes(overview.documents, search.value, undefined)
      : renderList({view, entries, base, search: search.value, selected: id, rerender: render})
  const back = type && element('a', {class: 'back', href: '#/content', 'data-key': 'types'}, 'All types')
  const title = type && element('h2', {class: 'title'}, typeTitle(type))
  show(byId('list'), back, title, listed.content)
  byId('found').textContent = search.value.trim() === '' ? '' : `${listed.found} found`
  renderDetail(view, location)
}

function renderDetail(view: View<unknown>, {name, id, base}: Location): void {
  const entry = entries.find((each) => view.id(each) === id)
  // An unchanged entry stays as it is: a mail would load again, a selection would be lost.
  const next = JSON.stringify([name, id, entry ?? null])
  if (next === renderedDetail) return
  renderedDetail = next
  const link = {class: 'back narrow', href: base, 'data-key': 'back'}
  const back = element('a', link, `Back to ${view.title.toLowerCase()}`)
  if (entry) show(byId('detail'), back, ...view.detail(entry))
  else if (id) show(byId('detail'), back, emptyState('It is gone', 'There is no such entry any more.'))
  else show(byId('detail'), emptyState('Nothing selected', 'Choose an entry of the list to read it here.'))
}

function renderNavigation(current: ViewName): void {
  const counts: Record<ViewName, number> = {
    inquiries: overview.inquiries,
    mails: overview.mails,
    content: Object.values(overview.documents).reduce((sum, count) => sum + count, 0),
    errors: overview.errorLogs,
  }
  const links = Object.entries(counts).map(([name, count]) =>
    element(
      'a',
      {href: `#/${name}`, 'data-key': name, 'aria-current': name === current && 'page'},
      element('span', {}, views[name as ViewName].title),
      element('span', {class: 'figure'}, count.toLocaleString('en')),
    ),
  )
  show(byId('views'), ...links)
}

function showConnection(text: string, lost: boolean): void {
  byId('connection').textContent = text
  byId('connection').classList.toggle('lost', lost)
}

let pending = false
/** Many changes at once, as when a seed is loaded, are one refresh. */
function refreshSoon(): void {
  if (pending) return
  pending = true
  setTimeout(() => {
    pending = false
    refresh().catch(() => showConnection('The backend does not answer', true))
  }, 100)
}

let lastList = ''
addEventListener('hashchange', () => {
  const {base, id} = readLocation()
  if (base !== lastList) {
    search.value = ''
    entries = []
    resetRows()
    byId('list').scrollTop = 0
  }
  lastList = base
  render()
  if (id) byId('detail').scrollTop = 0
  if (id && matchMedia('(max-width: 59.99em)').matches) byId('detail').focus()
  refreshSoon()
})

search.addEventListener('input', () => {
  resetRows()
  render()
})

addEventListener('keydown', (event) => {
  const types = event.target instanceof Element && event.target.matches('input, textarea')
  if (event.key !== '/' || types || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  search.focus()
})

setInterval(() => {
  for (const time of document.querySelectorAll<HTMLTimeElement>('.rows time')) {
    time.textContent = relativeTime(time.dateTime)
  }
}, 30_000)

listen(refreshSoon, (connected) => {
  showConnection(connected ? 'Live' : 'Connection lost, trying again', !connected)
  if (connected) refreshSoon()
})
