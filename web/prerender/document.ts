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
 * Returns a function that makes the whole HTML document of a page: its styles inside it, and at its end the data it was
 * drawn from and the names of its scripts: none of them competes with what the visitor sees first.
 */
export function createDocument({template, manifest, clientFolder, renderer}: Build) {
  const entry = manifest['index.html']
  const [sheet, ...others] = entry?.css ?? []
  if (others.length > 0) throw new Error(`All pages share one style sheet, but the build has ${others} too`)
  const stylesOf = createPageStyles(sheet ? readFileSync(join(clientFolder, sheet), 'utf8') : '')
  const laterStyles = sheet ? `<link rel="stylesheet" href="/${sheet}" media="print" data-later>` : ''
  // What the page shows comes first, whatever a browser thinks of scripts.
  const shell = template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<!--(?!(?:head|body|state)-->)[\s\S]*?-->|\n\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, '')
  const [beforeHead = '', beforeBody = '', beforeState = '', end = ''] =
    shell.split(/<!--(?:head|body|state)-->/)
  const alreadyThere = entry ? closure(manifest, entry) : new Set()
  const known = new Map<string, string>()
  const atOnce = `<script data-entry="/${entry?.file}">${readAtOnce(clientFolder, manifest)}</script>`

  const codeOf = (content: ContentState['content']) => {
    const sources =
      content?._type === 'page'
        ? renderer.sectionTypes(content.sections).map(sourceOf)
        : [content ? 'src/pages/article-page.tsx' : 'src/pages/not-found-page.tsx']
    const key = sources.join()
    const names = known.get(key) ?? namesOf(['src/app/start-site.tsx', ...sources])
    known.set(key, names)
    return names
  }
  const namesOf = (sources: readonly string[]) => {
    const names = sources
      .map((source) => manifest[source])
      .filter((chunk) => chunk !== undefined)
      .flatMap((chunk) => [...closure(manifest, chunk)])
      .filter((chunk) => !alreadyThere.has(chunk))
      .map(({file}) => file.replace(/^assets\/|\.js$/g, ''))
    return [...new Set(names)].join(' ')
  }

  return ({page, content, head, siteFile, contentJson}: DocumentParts): string => {
    const data = `<script type="application/json" id="${renderer.stateElementId}" data-site="${siteFile}" data-code="${codeOf(content)}">${escapeScript(contentJson)}</script>`
    const styled = `<style>${stylesOf(beforeHead + beforeBody + page.body)}</style>${laterStyles}`
    return `${beforeHead}${page.head}${head}${styled}${atOnce}${beforeBody}${page.body}${beforeState}${data}${end}`
  }
}

/** The script that stands in the document itself. Throws where it could not: it must be whole without any other. */
function readAtOnce(clientFolder: string, manifest: Build['manifest']): string {
  const chunk = manifest['src/app/at-once.ts']
  if (!chunk || chunk.imports) throw new Error('The build has no src/app/at-once.ts that stands alone')
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
