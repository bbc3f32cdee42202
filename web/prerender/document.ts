import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {RenderedPage} from '../src/app/entry-prerender.tsx'
import type {ContentData} from '../src/content/types.ts'
import type {Build, Chunk} from './build.ts'
import {escapeScript} from './html.ts'


export type DocumentParts = {
  page: RenderedPage
  content: ContentData | null
  /** Elements for the head that only machines read. */
  head: string
  /** Address of the file with what all pages share. */
  siteFile: string
  /** What this page shows, as JSON. */
  contentJson: string
}

/**
 * Returns a function that makes the whole HTML document of a page: its styles inside it, and at its end the data it was
 * drawn from and the names of its scripts: none of them competes with what the visitor sees first.
 */
export function createDocument({template, manifest, clientFolder, renderer}: Build) {
  const entry = manifest['index.html']
  const [sheet, ...others] = entry?.css ?? []
  if (others.length > 0) throw new Error(`All pages share one style sheet, but the build has ${others} too`)
  const styles = sheet ? readFileSync(join(clientFolder, sheet), 'utf8') : ''

  // What the page shows comes first, whatever a browser thinks of scripts.
  const shell = template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<!--(?!(?:head|body|state)-->)[\s\S]*?-->|\n\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, '')
  const [beforeHead = '', beforeBody = '', beforeState = '', end = ''] =
    shell.split(/<!--(?:head|body|state)-->/)
  const known = new Map<string, string>()
  const atOnce = readAtOnce(clientFolder, manifest)

  const codeOf = (content: ContentData | null) => {
    const sources =
      content?._type === 'page'
        ? renderer.sectionTypes(content.sections).map(sourceOf)
        : [content ? 'src/pages/article-page.tsx' : 'src/pages/not-found-page.tsx']
    const key = sources.join()
    const names = known.get(key) ?? namesOf(['index.html', ...sources])
    known.set(key, names)
    return names
  }
  const namesOf = (sources: readonly string[]) => {
    const names = sources
      .map((source) => manifest[source])
      .filter((chunk) => chunk !== undefined)
      .flatMap((chunk) => [...closure(manifest, chunk)])
      .map(({file}) => `/${file}`)
    return [...new Set(names)].join(' ')
  }

  return ({page, content, head, contentJson}: DocumentParts): string => {
    const data = `<script type="application/json" id="${renderer.pageStateId}">${escapeScript(contentJson)}</script>`
    const styled = `<style>${styles}</style>`
    return `${beforeHead}${page.head}${head}${styled}<script data-modules="${codeOf(content)}">${atOnce}</script>${beforeBody}${page.body}${beforeState}${data}${end}`
  }
}

/** The script that stands in the document itself. Throws where it could not: it must be whole without any other. */
function readAtOnce(clientFolder: string, manifest: Build['manifest']): string {
  const chunk = manifest['src/app/load-modules.ts']
  if (!chunk || chunk.imports) throw new Error('The build has no src/app/load-modules.ts that stands alone')
  // In a block, as its names would be everybody's.
  return `{${readFileSync(join(clientFolder, chunk.file), 'utf8').trim()}}`
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
