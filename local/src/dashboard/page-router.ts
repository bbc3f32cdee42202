import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {colors} from '@upline/domain/brand/brand.ts'
import {cssVariables} from '@upline/domain/brand/css-variables.ts'
import {tones} from '@upline/domain/brand/tones.ts'
import type {Environment, Router} from '@upline/lake/embed'
import {Hono} from 'hono'
import {html} from 'hono/html'
import {type Entry, formatTime, type Html, type Views} from './view.ts'

const maxRows = 200

// The page shows texts of strangers: even if a value became markup, it could not run or load anything.
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // With `no-referrer`, browsers send `Origin: null` with the page's own forms.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Renders the dashboard: `/?view=mails&q=text&id=3`. */
export function pageRouter(views: Views): Router {
  const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  return new Hono<Environment>()
    .get('/', (c) => {
      const {view = '', q = '', id} = c.req.query()
      return c.html(renderPage(views, isViewName(views, view) ? view : 'mails', q, id), 200, headers)
    })
    .get('/local/dashboard.css', (c) =>
      c.body(`:root {\n${cssVariables({...tones.paper, ...colors})}}\n${file('dashboard.css')}`, 200, {
        ...headers,
        'content-type': 'text/css',
      }),
    )
    .get('/local/live.js', (c) =>
      c.body(file('live.js'), 200, {...headers, 'content-type': 'text/javascript'}),
    )
}

function isViewName(views: Views, name: string): name is keyof Views {
  return Object.hasOwn(views, name)
}

function renderPage(views: Views, name: keyof Views, search: string, id: string | undefined): Html {
  const address = (parameters: Record<string, string>) => `/?${new URLSearchParams(parameters)}`
  const {title, empty, count, entries: readEntries} = views[name]
  const entries = readEntries()
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter(({searchable}) =>
    terms.every((term) => searchable.toLowerCase().includes(term)),
  )
  const selected = entries.find((entry) => entry.id === id)
  const back = address({view: name, q: search})

  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${selected?.title ?? title} · Local backend</title>
<link rel="stylesheet" href="/local/dashboard.css">
<script type="module" src="/local/live.js"></script>
</head>
<body class="${id ? 'selected' : ''}">
<a class="skip" href="#list">Skip to the list</a>
<header>
  <h1>Local backend</h1>
  <nav aria-label="Stored data">${Object.entries(views).map(
    ([key, view]) =>
      html`<a href="${address({view: key})}" ${key === name ? html`aria-current="page"` : ''}>${view.title} <span>${view.count().toLocaleString('en')}</span></a>`,
  )}</nav>
</header>
<main>
  <section class="list" id="list" aria-label="${title}" tabindex="-1">
    <form class="search" role="search">
      <input type="hidden" name="view" value="${name}">
      <label for="search">Search ${title.toLowerCase()}</label>
      <input id="search" type="search" name="q" value="${search}" autocomplete="off" spellcheck="false">
      <button>Search</button>
    </form>
    ${search && html`<p class="note" role="status">${found.length} found</p>`}
    ${entries.length === 0 && html`<p class="note">${empty}</p>`}
    <ul class="rows">${found
      .slice(0, maxRows)
      .map((entry) => renderRow(entry, address({view: name, q: search, id: entry.id}), entry.id === id))}</ul>
    ${found.length > maxRows && html`<p class="note">Only the newest ${maxRows} are listed.</p>`}
    ${entries.length < count() && html`<p class="note">Search finds the newest ${entries.length.toLocaleString('en')} only.</p>`}
  </section>
  <section class="detail" aria-label="Selected entry">
    ${id && html`<a class="back" href="${back}">Back to ${title.toLowerCase()}</a>`}
    ${selected ? renderDetail(selected) : html`<p class="note">${id ? 'This entry no longer exists.' : 'Select an entry of the list to read it here.'}</p>`}
  </section>
</main>
</body>
</html>`
}

function renderRow({title, time, excerpt, labels = []}: Entry, href: string, isSelected: boolean): Html {
  return html`<li><a href="${href}" ${isSelected ? html`aria-current="true"` : ''}>
    <span class="line"><strong>${title}</strong> ${renderTime(time)}</span>
    ${excerpt && html`<span class="excerpt">${excerpt}</span>`}
    <span class="labels">${labels}</span>
  </a></li>`
}

function renderDetail({title, time, detail}: Entry): Html {
  return html`<div class="line"><h2>${title}</h2> ${renderTime(time)}</div>${detail()}`
}

const renderTime = (iso: string): Html => html`<time datetime="${iso}">${formatTime(iso)}</time>`
