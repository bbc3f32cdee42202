import type {PageType} from '@upline/domain/content/page-types.ts'
import type {ContentData} from '@upline/web/content/types.ts'
import type {ManifestChunk} from 'vite'
import type {Build} from '../read-build.ts'

const entry = 'src/site/entry-browser.tsx'

/** Source of each page that is not a list of sections. */
const sources = {
  newsArticle: 'src/page/article-page.tsx',
  carrier: 'src/page/carrier-page.tsx',
  notFoundPage: 'src/page/not-found-page.tsx',
} satisfies Record<Exclude<PageType, 'page'> | 'notFoundPage', string>

/** Returns a function that lists the addresses of a page's modules: the entry first, then all that they import. */
export function createModuleList({manifest, filesOf, renderer}: Build) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const sourcesOf = (content: ContentData) =>
    content._type === 'page'
      ? renderer.sectionTypes(content.sections).map(sourceOf)
      : [sources[content._type]]
  return (content: ContentData): string[] => {
    // A source that is part of the entry has only its pictures and fonts in this list.
    const files = sourcesOf(content).flatMap((source) => filesOf[source] ?? [])
    const modules = files.filter((file) => file.endsWith('.js'))
    const chunks = [manifest[entry], ...modules.map((file) => byFile.get(file))].filter(
      (chunk) => chunk !== undefined,
    )
    return [...closure(manifest, chunks)].map(({file}) => `/${file}`)
  }
}

/** `cardGrid` is built from `src/sections/card-grid/card-grid.tsx`. */
function sourceOf(sectionType: string): string {
  const name = sectionType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/sections/${name}/${name}.tsx`
}

/** Chunks and all that they import statically. */
function closure(manifest: Build['manifest'], chunks: readonly ManifestChunk[]): Set<ManifestChunk> {
  const found = new Set(chunks)
  for (const chunk of found) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported) found.add(imported)
    }
  }
  return found
}
