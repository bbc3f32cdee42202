import {beforeEach, expect, test} from 'vitest'
import {documentIds, leavesOf, type Place} from '../../../web/src/app/preview/leaves.ts'
import {markPage} from '../../../web/src/app/preview/mark-page.ts'

const page: Place = {id: 'page-home', type: 'page', path: []}
const section = {
  _key: 'team',
  _type: 'people',
  heading: 'The people',
  intro: 'Same words',
  items: [
    {
      _id: 'person-ann',
      name: 'Ann  Lee',
      bio: 'Same words',
      achievements: ['First', 'Second'],
      picture: {alt: 'Ann', asset: {url: 'https://cdn.example/ann.webp'}},
      social: {linkedin: 'https://linkedin.example'},
    },
    {_id: 'gone', name: 'Unknown'},
  ],
  body: [{_key: 'b', _type: 'block', children: [{text: 'Read '}, {text: 'this'}]}],
  actions: [{_key: 'go', label: 'Go', link: {page: {path: '/x', title: 'Not shown'}}}],
}
const types = new Map([['person-ann', 'person']])
const place: Place = {...page, path: ['sections', {_key: 'team'}]}
const leaves = leavesOf(section, place, (id) => types.get(id))

const marks = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-sanity]')].map((element) => [
      element.id || element.localName,
      Object.fromEntries(
        new URLSearchParams(element.getAttribute('data-sanity')?.replaceAll(';', '&')).entries(),
      ),
    ]),
  )

beforeEach(() => {
  document.body.innerHTML = `
    <section>
      <h2>The people</h2><p id="intro">Same words</p>
      <ul><li id="ann"><img src="https://cdn.example/ann.webp?w=320"><h3>Ann Lee</h3><p id="bio">Same words</p>
        <ol><li id="second"><span id="inner">Second</span></li></ol></li><li id="gone">Unknown</li></ul>
      <p id="read">Read <em>this</em></p>
      <a id="go">Go<span> (opens in a new tab)</span></a>
      <div id="nested">The people</div>
    </section>`
})

function mark(): void {
  const element = document.querySelector('section') as Element
  const nested = document.querySelector('#nested') as Element
  markPage(document, [
    {element, leaves, place},
    {element: nested, leaves: []},
  ])
}

test('every text and picture leads to its field, those of a reference to their own document', () => {
  mark()
  const own = {id: 'page-home', type: 'page', base: '/'}
  const ann = {id: 'person-ann', type: 'person', base: '/'}
  expect(marks()).toEqual({
    section: {...own, path: 'sections:team'},
    h2: {...own, path: 'sections:team.heading'},
    intro: {...own, path: 'sections:team.intro'},
    img: {...ann, path: 'picture'},
    h3: {...ann, path: 'name'},
    bio: {...ann, path: 'bio'},
    inner: {...ann, path: 'achievements:1'},
    read: {...own, path: 'sections:team.body:b'},
    go: {...own, path: 'sections:team.actions:go.label'},
  })
})

test('a text that is no longer there loses its mark, one that stays is left alone', async () => {
  mark()
  const heading = document.querySelector('h2') as Element
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  heading.textContent = 'Other words'
  observer.observe(document.body, {attributes: true, subtree: true})
  mark()
  changes.push(...observer.takeRecords())
  observer.disconnect()
  expect(heading.hasAttribute('data-sanity')).toBe(false)
  expect(changes.map(({target}) => target)).toEqual([heading])
})

test('finds the documents that content was put together from', () => {
  expect(documentIds({_id: 'page-home', sections: [section, null]}).sort()).toEqual([
    'gone',
    'page-home',
    'person-ann',
  ])
})
