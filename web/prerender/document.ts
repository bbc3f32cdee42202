import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ContentState, RenderedPage} from '../src/app/entry-prerender.tsx'
import type {Build, Chunk} from './build.ts'
import {escapeScript} from './html.ts'
import {createPageStyles} from './page-styles.ts'

export type DocumentParts = {
  page: RenderedPage
  content: ContentState['content']
  /** Elements for the head that only machines read. */
  head: string
  /** Address of the file with what all pages share. */
  siteFile: string
  /** What this page shows, as JSON. */
  contentJson: string
}

/**
 * Returns a function that makes the whole HTML document of a page: its styles inside it, the code of its sections
 * announced, and the data it was drawn from beside it.
 */
export function createDocument({template, manifest, clientFolder, renderer}: Build) {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  const sheets = entry?.css ?? []
  const stylesOf = createPageStyles(
    sheets.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join(''),
  )
  const otherStyles = sheets
    .map((file) => `<link rel="stylesheet" href="/${file}" media="not all" data-later>`)
    .join('')
  const shell = template.replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
  const [beforeHead = '', beforeBody = '', beforeState = '', end = ''] =
    shell.split(/<!--(?:head|body|state)-->/)
  const alreadyThere = entry ? closure(manifest, entry) : new Set<Chunk>()
  const known = new Map<string, string>()

  const preloads = (content: ContentState['content']) => {
    const sources =
      content?._type === 'page'
        ? renderer.sectionTypes(content.sections).map(sourceOf)
        : [content ? 'src/pages/article-page.tsx' : 'src/pages/not-found-page.tsx']
    const key = sources.join()
    const links = known.get(key) ?? preloadsOf(sources)
    known.set(key, links)
    return links
  }
  const preloadsOf = (sources: readonly string[]) => {
    const files = sources
      .map((source) => manifest[source])
      .filter((chunk) => chunk !== undefined)
      .flatMap((chunk) => [...closure(manifest, chunk)])
      .filter((chunk) => !alreadyThere.has(chunk))
      .map(({file}) => file)
    return [...new Set(files)].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
  }

  return ({page, content, head, siteFile, contentJson}: DocumentParts): string => {
    const data = `<script type="application/json" id="${renderer.stateElementId}" data-site="${siteFile}">${escapeScript(contentJson)}</script>`
    const styled = `<style>${stylesOf(beforeHead + beforeBody + page.body)}</style>${otherStyles}`
    return `${beforeHead}${page.head}${head}${styled}${preloads(content)}${beforeBody}${page.body}${beforeState}${data}${end}`
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
