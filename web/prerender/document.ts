import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ContentState, RenderedPage} from '../src/app/entry-prerender.tsx'
import type {Build, Chunk} from './build.ts'

/**
 * Returns a function that makes the whole HTML document of a page: its styles inside it, the code of its sections
 * announced, and the data it was drawn from beside it.
 */
export function createDocument({template, manifest, clientFolder, renderer}: Build) {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  const styles = (entry?.css ?? []).map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
  const shell = template.replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
  const alreadyThere = entry ? closure(manifest, entry) : new Set<Chunk>()

  const preloads = (content: ContentState['content']) => {
    const sections = content?._type === 'page' ? content.sections : []
    const files = renderer
      .sectionTypes(sections)
      .map((type) => manifest[sourceOf(type)])
      .filter((chunk) => chunk !== undefined)
      .flatMap((chunk) => [...closure(manifest, chunk)])
      .filter((chunk) => !alreadyThere.has(chunk))
      .map(({file}) => file)
    return [...new Set(files)].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  }

  return (page: RenderedPage, state: ContentState): string => {
    const head = `${page.head}<style>${styles}</style>${preloads(state.content)}`
    const json = JSON.stringify(state).replaceAll('<', '\\u003c')
    const data = `<script type="application/json" id="${renderer.stateElementId}">${json}</script>`
    // Functions, because `$` means something in a replacement text.
    return shell
      .replace('<!--head-->', () => head)
      .replace('<!--body-->', () => page.body)
      .replace('<!--state-->', () => data)
  }
}

/** `cardGrid` is built from `src/sections/card-grid/card-grid.tsx`. */
function sourceOf(sectionType: string): string {
  const name = sectionType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/sections/${name}/${name}.tsx`
}

/** A chunk and all that it imports at once. */
function closure(manifest: Build['manifest'], start: Chunk): Set<Chunk> {
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported) found.add(imported)
    }
  }
  return found
}

/** A page that only sends the visitor on; without JavaScript too, and without an entry in the history. */
export function redirectDocument(goal: string): string {
  const address = goal.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"></head><body><a href="${address}">${address}</a></body></html>\n`
}
