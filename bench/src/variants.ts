/** The same page in another form. */
export type Variant = {
  name: string
  /** Makes the HTML of this variant from the product's; `template` is the build's `index.html` as Vite wrote it. */
  rewrite: (html: string, template: string) => string
  /** A module of the site, by the end of its path, and the code that is built in its place. */
  swap?: Swap
  /** What is left out; such a variant shows what this one technique is worth. */
  without?: string
}

export type Swap = {module: string; code: string}

const ours: Variant = {name: 'ours', rewrite: (html) => html}
/** Nothing that looks the same can be faster. */
const noScript: Variant = {name: 'no script', rewrite: removeScripts}
/** As a prerendering framework does it: one module script in the head, all modules preloaded, nothing deferred. */
const plainHydration: Variant = {name: 'plain hydration', rewrite: loadModulesFromHead}
/** As Vite's template does it: an empty document, module script and stylesheet linked, data fetched at the start. */
const plainSpa: Variant = {name: 'plain SPA', rewrite: (_html, template) => template}

export const baselines = {ours, noScript, plainHydration, plainSpa}

/** One for each technique that the product keeps beyond plain hydration: the page without it. */
export const ablations: Variant[] = [
  {name: 'stylesheet linked', without: 'the inlined stylesheet', rewrite: linkStylesheet},
  {name: 'modules one after another', without: 'loading all modules at once', rewrite: loadEntryOnly},
]

/** The same for what the product keeps for navigations: the page with scripts that were built without it. */
export const navigationAblations: Variant[] = [
  {
    name: 'BrowserRouter',
    without: 'rendering a loaded page at once',
    swap: {
      module: '/app/site-router.tsx',
      code: "export {BrowserRouter as SiteRouter} from 'react-router-dom'",
    },
    rewrite: loadEntryOfBuild,
  },
  {
    name: 'all sections at once',
    without: 'the first sections before the others',
    swap: {
      module: '/pages/page-sections.tsx',
      code: "export {SectionList as PageSections} from '../sections/section-list.tsx'",
    },
    rewrite: loadEntryOfBuild,
  },
]

const allScripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const modulePreloads = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const loader = /<script\b[^>]*\bdata-modules="([^"]*)"[^>]*>[\s\S]*?<\/script>/
const builtEntry = /<script type="module"[^>]*\bsrc="([^"]*)"/
const inlinedStylesheet = /<style>[\s\S]*?<\/style>/
const linkedStylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*>/

function removeScripts(html: string): string {
  return html.replace(allScripts, '').replace(modulePreloads, '')
}

/** Addresses of the modules that a page names, the entry first. */
export function modulesOf(html: string): string[] {
  const [, addresses = ''] = find(loader, html, 'script with data-modules')
  return addresses.split(' ')
}

function loadModulesFromHead(html: string): string {
  const [element] = find(loader, html, 'script with data-modules')
  const modules = modulesOf(html)
  const preloads = modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
  const entry = `<script type="module" crossorigin src="${modules[0]}"></script>`
  return html.replace(element, () => '').replace('</head>', () => `${entry}${preloads.join('')}</head>`)
}

function loadEntryOnly(html: string): string {
  const [element, addresses = ''] = find(loader, html, 'script with data-modules')
  const [entry = ''] = addresses.split(' ')
  return html.replace(element, () => element.replace(`"${addresses}"`, () => `"${entry}"`))
}

/** The entry imports the other modules of its build by itself. */
function loadEntryOfBuild(html: string, template: string): string {
  const [element, addresses = ''] = find(loader, html, 'script with data-modules')
  const [, entry = ''] = find(builtEntry, template, 'module script in the template')
  return html.replace(element, () => element.replace(`"${addresses}"`, () => `"${entry}"`))
}

function linkStylesheet(html: string, template: string): string {
  const [element] = find(inlinedStylesheet, html, 'inlined stylesheet')
  const [link] = find(linkedStylesheet, template, 'link to a stylesheet in the template')
  return html.replace(element, () => link)
}

/** Throws when the document is not of the form that the variant is made from. */
function find(pattern: RegExp, html: string, what: string): RegExpExecArray {
  const found = pattern.exec(html)
  if (!found) throw new Error(`The document has no ${what}: ${html.slice(0, 200)}`)
  return found
}
