import type {ContentData} from '@upline/web/content/types.ts'
import type {Build, Chunk} from '../read-build.ts'

const entry = 'src/app/entry-browser.tsx'

const otherPages = {
  newsArticle: 'src/pages/article-page.tsx',
  carrier: 'src/pages/carrier-page.tsx',
  notFound: 'src/pages/not-found-page.tsx',
} as const

/** Returns a function that lists the addresses of a page's modules: the entry first, then all that they import. Null is the 404 page. */
export function createModuleList({manifest, renderer}: Pick<Build, 'manifest' | 'renderer'>) {
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
  return (content: ContentData | null): string[] => {
    const chunks = [entry, ...sourcesOf(content)].flatMap((source) => manifest[source] ?? [])
    return [...closure(manifest, chunks)].map(({file}) => `/${file}`)
  }
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
