import {isObject, type JsonObject, walk} from '../json.ts'
import type {Problem, SourceDocument} from '../read-documents.ts'

/** Paths that the specification links to although no page has them; they show the 404 page. */
export const knownDeadPaths = [
  '/about/agent-resources',
  '/insurance/annuity',
  '/team',
  '/careers',
  '/agent-portal',
  '/login',
  '/products/life',
  '/products/medicare',
  '/agents/benefits',
]

/** Paths that the site answers without a page. */
const builtIn = ['/join']

/** Links to paths and anchors that do not exist, and page paths that are used twice. */
export function brokenLinks(documents: SourceDocument[]): Problem[] {
  const pages = new Map<string, SourceDocument>()
  const problems: Problem[] = []
  for (const source of documents) {
    const {path} = source.document
    if (!isPage(source) || typeof path !== 'string') continue
    const other = pages.get(path)
    if (other)
      problems.push({
        file: source.file,
        message: `${source.file}: the path ${path} is already used by ${other.file}`,
      })
    pages.set(path, source)
  }
  const byId = new Map(documents.map((source) => [source.document._id, source]))
  const reachable = new Set([...pages.keys(), ...knownDeadPaths, ...builtIn])
  for (const source of documents) {
    walk(source.document, (value, place) => {
      if (!isObject(value) || value._type !== 'link') return
      const problem = linkProblem(value, source, byId, reachable)
      if (problem) problems.push({file: source.file, message: `${source.file}: ${place} ${problem}`})
    })
  }
  return problems
}

/** Whether the document makes an address: a carrier does only with its page switched on. */
function isPage({document: {_type, hasPage}}: SourceDocument): boolean {
  return _type === 'page' || _type === 'newsArticle' || (_type === 'carrier' && hasPage === true)
}

function linkProblem(
  link: JsonObject,
  from: SourceDocument,
  byId: Map<string, SourceDocument>,
  reachable: Set<string>,
): string | undefined {
  if (link.kind === 'path' && typeof link.path === 'string') {
    const [path = '', anchor] = link.path.split('#')
    if (path === '')
      return hasAnchor(from, anchor) ? undefined : `leads to #${anchor}, which this page does not have`
    const [bare = ''] = path.split('?')
    return reachable.has(bare) ? undefined : `leads to ${bare}, which no page has`
  }
  if (link.kind === 'page' && isObject(link.page) && typeof link.anchor === 'string') {
    const target = byId.get(String(link.page._ref))
    return target && !hasAnchor(target, link.anchor)
      ? `leads to #${link.anchor}, which the page does not have`
      : undefined
  }
  return undefined
}

function hasAnchor({document}: SourceDocument, anchor: string | undefined): boolean {
  const {sections} = document
  return Array.isArray(sections) && sections.some((section) => isObject(section) && section.anchor === anchor)
}
