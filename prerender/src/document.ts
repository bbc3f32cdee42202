import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {RenderedPage} from '@upline/web/app/entry-prerender.tsx'
import type {ContentData} from '@upline/web/content/types.ts'
import type {Build, Chunk} from './build.ts'
import {withIcons} from './icon-links.ts'

type DocumentParts = {
  page: RenderedPage
  /** Null on the 404 page. */
  content: ContentData | null
  /** Links to the site's icons, in place of the build's. */
  icons: string
  /** Elements for the head that only machines read. */
  headTags: string
  /** The page's state as JSON, safe inside a script element, in pieces. */
  state: readonly (string | Buffer)[]
}

/**
 * Returns a function that makes the whole HTML document of a page: the site's stylesheet inside it, a script with the addresses of
 * the modules it needs, and at its end the state it was rendered from.
 */
export function createDocument(build: Build) {
  const {template, renderer} = build
  // Scripts and stylesheets of the page are written below; comments and line ends only cost bytes.
  const shell = template
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>/g, '')
    .replace(/<!--(?!(?:head|body|state)-->)[\s\S]*?-->|\n\s*/g, '')
  const [beforeHead = '', beforeBody = '', beforeState = '', end = ''] =
    shell.split(/<!--(?:head|body|state)-->/)
  const modulesOf = createModuleList(build)
  const stateStart = `<script type="application/json" id="${renderer.pageStateId}">`
  // Encoded once: half of each document is the same.
  const style = Buffer.from(inlineStylesheet(build))
  const loader = Buffer.from(`${readLoader(build)}</script>${beforeBody}`)

  return ({page, content, icons, headTags, state}: DocumentParts): Buffer =>
    Buffer.concat(
      [
        `${withIcons(beforeHead, icons)}${page.head}${headTags}`,
        style,
        `<script data-modules="${modulesOf(content)}">`,
        loader,
        `${page.body}${beforeState}${stateStart}`,
        ...state,
        `</script>${end}`,
      ].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    )
}

const otherPages = {
  newsArticle: 'src/pages/article-page.tsx',
  carrier: 'src/pages/carrier-page.tsx',
  notFound: 'src/pages/not-found-page.tsx',
} as const

/** Returns a function that lists the addresses of the modules that a page needs: the entry first, then all that they import. */
function createModuleList({manifest, renderer}: Build) {
  const lists = new Map<string, string>()
  const sourcesOf = (content: ContentData | null) => {
    if (content?._type !== 'page')
      return ['src/pages/other-pages.ts', otherPages[content?._type ?? 'notFound']]
    // A section that most pages have is part of another module, and no entry of the manifest.
    const sections = renderer
      .sectionTypes(content.sections)
      .map(sourceOf)
      .filter((source) => manifest[source])
    return sections.length > 0 ? ['src/sections/registry.generated.ts', ...sections] : []
  }
  return (content: ContentData | null): string => {
    const sources = sourcesOf(content)
    const key = sources.join()
    const known = lists.get(key)
    if (known !== undefined) return known
    const chunks = ['index.html', ...sources]
      .map((source) => manifest[source])
      .filter((chunk) => chunk !== undefined)
    const list = [...closure(manifest, chunks)].map(({file}) => `/${file}`).join(' ')
    lists.set(key, list)
    return list
  }
}

/**
 * The stylesheet, and a link to it that browsers do not follow: Vite's code for `import()` links a module's stylesheet where it finds no
 * link to it, and with all rules there twice the browser would style the whole page again.
 */
function inlineStylesheet({manifest, clientFolder}: Build): string {
  const [file, ...others] = manifest['index.html']?.css ?? []
  if (others.length > 0) throw new Error(`All pages share one stylesheet, but the build has ${others} too`)
  if (!file) return ''
  const rules = readFileSync(join(clientFolder, file), 'utf8').trim()
  return `<style>${rules}</style><link rel="stylesheet" href="/${file}" disabled>`
}

/** The script that stands in the document itself. Throws where it could not: it must be whole without any other. */
export function readLoader({clientFolder, manifest}: Build): string {
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

/** Chunks and all that they import statically. */
function closure(manifest: Build['manifest'], chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks)
  for (const chunk of found) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported) found.add(imported)
    }
  }
  return found
}
