import {JSDOM} from 'jsdom'

/** The same page in another form. */
export type Variant = {
  name: string
  /** Makes the HTML of this variant from the product's. */
  rewrite: (html: string) => string
}

const ours: Variant = {name: 'ours', rewrite: (html) => html}
/** Nothing that looks the same can be faster. */
const noScript: Variant = {
  name: 'no script',
  rewrite: edited(({document}) => {
    for (const element of all(document, 'script, link[rel=modulepreload]')) element.remove()
  }),
}
/** As a prerendering framework does it: all modules requested from the head, none with a low priority. */
const plainHydration: Variant = {
  name: 'plain hydration',
  rewrite: edited(({document}) => {
    for (const link of all(document, 'link[rel=modulepreload]')) link.removeAttribute('fetchpriority')
  }),
}
/** As Vite's template does it: an empty document, data fetched at the start. */
const plainSpa: Variant = {
  name: 'plain SPA',
  rewrite: edited(({document}) => {
    document.body.replaceChildren(...all(document, moduleScripts))
  }),
}

export const baselines = {ours, noScript, plainHydration, plainSpa}

/** What the links to modules in the head are worth: without them the browser finds modules one after the other. */
export const ablations: Variant[] = [
  {
    name: 'modules without preload links',
    rewrite: edited(({document}) => {
      for (const link of all(document, 'link[rel=modulepreload]')) link.remove()
    }),
  },
]

const moduleScripts = 'script[type=module]'

/** Addresses of the modules that a page names, the entry first. */
export function modulesOf(html: string): string[] {
  return all(new JSDOM(html).window.document, moduleScripts).map(({src}) => src)
}

/** Returns a rewrite; it throws where the document is not of the form that the variant is made from. */
function edited(edit: (window: {document: Document}) => void): Variant['rewrite'] {
  return (html) => {
    const dom = new JSDOM(html)
    const before = dom.serialize()
    edit(dom.window)
    if (dom.serialize() === before) throw new Error(`The document has no modules: ${html.slice(0, 200)}`)
    return dom.serialize()
  }
}

function all(document: Document, selector: string): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(selector)]
}
