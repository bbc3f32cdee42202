import {listen, load} from './data.js'
import {details} from './details.js'
import {element, emptyState, show} from './element.js'
import {relativeTime, typeTitle} from './format.js'
import {listOf, resetRows, rooms, typesList} from './lists.js'

const byId = (id) => document.getElementById(id)
const search = byId('search')
const overview = {documents: {}, inquiries: 0, mails: 0, errorLogs: 0}
let entries = []
let drawnDetail = ''

/** Where the address leads: #/room/id, and for content #/content/type/id. */
function place() {
  const [, name = '', ...rest] = location.hash.split('/').map(decodeURIComponent)
  const room = Object.hasOwn(rooms, name) ? name : 'inquiries'
  if (room !== 'content') return {room, base: `#/${room}`, id: rest[0]}
  const [type, id] = rest
  return {room, type, id, base: type ? `#/content/${encodeURIComponent(type)}` : '#/content'}
}

async function refresh() {
  const {room, type} = place()
  const [counts, loaded] = await Promise.all([
    load('overview'),
    room !== 'content' ? load(room) : type ? load('documents', type) : [],
  ])
  // Meanwhile the reader may have gone elsewhere; that has its own refresh.
  if (place().room !== room || place().type !== type) return
  Object.assign(overview, counts)
  entries = loaded
  draw()
}

function draw() {
  const {room, type, id, base} = place()
  const inTypes = room === 'content' && !type
  document.title = `${type ? typeTitle(type) : rooms[room].title} · Local backend`
  document.body.classList.toggle('selected', id !== undefined)
  drawRooms(room)

  const listed = inTypes
    ? typesList(overview.documents, search.value)
    : listOf(room, base, entries, search.value, id, draw)
  const back = type && element('a', {class: 'back', href: '#/content', 'data-key': 'types'}, 'All types')
  show(
    byId('list'),
    ...[back, type && element('h2', {class: 'title'}, typeTitle(type)), listed.view].filter(Boolean),
  )
  byId('found').textContent = search.value.trim() === '' ? '' : `${listed.found} found`
  drawDetail(room, base, id)
}

function drawDetail(room, base, id) {
  const entry = entries.find((each) => rooms[room].id(each) === id)
  // An unchanged entry stays as it is: a mail would load again, a selection would be lost.
  const next = JSON.stringify([room, id, entry ?? null])
  if (next === drawnDetail) return
  drawnDetail = next
  const back = element(
    'a',
    {class: 'back narrow', href: base, 'data-key': 'back'},
    `Back to ${rooms[room].title.toLowerCase()}`,
  )
  if (entry) show(byId('detail'), back, ...details[room](entry).filter(Boolean))
  else if (id) show(byId('detail'), back, emptyState('It is gone', 'There is no such entry any more.'))
  else show(byId('detail'), emptyState('Nothing selected', 'Choose an entry of the list to read it here.'))
}

function drawRooms(current) {
  const total = Object.values(overview.documents).reduce((sum, count) => sum + count, 0)
  const counts = {
    inquiries: overview.inquiries,
    mails: overview.mails,
    content: total,
    errors: overview.errorLogs,
  }
  const links = Object.entries(rooms).map(([room, {title}]) =>
    element(
      'a',
      {href: `#/${room}`, 'data-key': room, 'aria-current': room === current && 'page'},
      element('span', {}, title),
      element('span', {class: 'figure'}, counts[room].toLocaleString('en')),
    ),
  )
  show(byId('rooms'), ...links)
}

function connection(text, lost) {
  byId('connection').textContent = text
  byId('connection').classList.toggle('lost', lost)
}

let pending = false
/** Many changes at once, as when a seed is loaded, are one refresh. */
function refreshSoon() {
  if (pending) return
  pending = true
  setTimeout(() => {
    pending = false
    refresh().catch(() => connection('The backend does not answer', true))
  }, 100)
}

let lastList = ''
addEventListener('hashchange', () => {
  const {room, type, id} = place()
  const list = `${room}/${type ?? ''}`
  if (list !== lastList) {
    search.value = ''
    entries = []
    resetRows()
    byId('list').scrollTop = 0
  }
  lastList = list
  draw()
  if (id) byId('detail').scrollTop = 0
  if (id && matchMedia('(max-width: 59.99em)').matches) byId('detail').focus()
  refreshSoon()
})

search.addEventListener('input', () => {
  resetRows()
  draw()
})

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input, textarea') || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  search.focus()
})

setInterval(() => {
  for (const time of document.querySelectorAll('.rows time')) time.textContent = relativeTime(time.dateTime)
}, 30_000)

listen(refreshSoon, (connected) => {
  connection(connected ? 'Live' : 'Connection lost, trying again', !connected)
  if (connected) refreshSoon()
})
