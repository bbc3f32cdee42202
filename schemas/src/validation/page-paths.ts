import {plainPath} from '@upline/domain/content/decoded.ts'
import {
  eventPath,
  isOwnPath,
  newsPath,
  notFoundPath,
  ownFiles,
  ownFolders,
} from '@upline/domain/content/own-paths.ts'
import {hasNumber} from '@upline/domain/content/page-path.ts'
import type {PageType} from '@upline/domain/content/page-types.ts'
import {isPattern, redirectOf, validatePattern} from '@upline/domain/content/redirect-pattern.ts'

const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Only pages to print have the name of a file, so that no two paths share a file. */
const printFolder = 'downloads'

/** A file name has at most 255 bytes. The page's data is stored with `.json`, and with `.new` while it is written. */
const longestSegment = 240

/** A file path has at most 4,096 bytes, and the folder of the site needs some of them. */
const longestPath = 1000

export function validatePath(path: string): string | undefined {
  if (!path.startsWith('/')) return 'A path starts with /, for example /insurance/life.'
  if (path === '/') return undefined
  if (path.includes('//')) return 'The path has two slashes in a row. Remove one.'
  if (path.endsWith('/')) return 'Leave out the / at the end.'
  if (path !== path.toLowerCase()) return `Use lowercase letters: ${path.toLowerCase()}`
  if (path.length > longestPath) return `Shorten the path to at most ${longestPath} characters.`
  const segments = path.slice(1).split('/')
  return reservedProblem(path, segments) ?? formProblem(segments) ?? undefined
}

/** Matches characters that all hosts match literally in a decoded path. */
const literalSource = /^(?:\/|(?:\/(?![. ])[\p{L}\p{M}\p{N}_~ !$&'+,;=@.-]+(?<! ))+)(?:\?[^\s#]+)?$/u

/** Other queries belong to campaigns, whose visitors would all load the redirects. */
export const pageQueryProblem =
  'The address of a page can only be redirected with a number in its query, such as /?p=12.'

/** Validates the source of a redirect, for the Studio and for the build: the address of an old site, such as `/about.html`, `/page?id=3` or `/blog/*`. */
export function validateRedirectSource(from: string): string | undefined {
  if (!validatePath(from)) return undefined
  if (!from.startsWith('/')) return 'An old path starts with /, for example /about.html.'
  if (from.length > longestPath) return `Shorten the path to at most ${longestPath} characters.`
  const [path = ''] = from.split('?', 1)
  if (path.length > 1 && path.endsWith('/'))
    return 'Leave out the / at the end: it redirects that address too.'
  const [, first = ''] = path.split('/')
  if (ownFolders.includes(first)) return `The site keeps its own files under /${first}. Choose another path.`
  if (isOwnPath(path) || path === notFoundPath) return `The site itself uses ${path}. Choose another path.`
  if (path === '/index.html') return 'The home page can’t be redirected.'
  if (path === '/' && !hasNumber(from)) return pageQueryProblem
  if (isPattern(from)) return patternProblem(from)
  // An encoded slash is not the same on all hosts.
  if (literalSource.test(plainPath(from)) && !/%2f/i.test(path)) return undefined
  return 'Enter the path exactly as on the old site, without brackets, quotation marks and #. A query, such as ?id=3, may follow; * and :name match any part.'
}

function patternProblem(from: string): string | undefined {
  const form = validatePattern(from)
  if (form) return form
  // Otherwise it would match the site's own folders.
  if (!/^\/(?:[^*:]|[^/]*\.\w+$)/.test(from))
    return 'Begin with a fixed part, as in /blog/*, or name an extension, as in /*.html.'
  const matches = redirectOf(from, '/')
  const own = [...ownFiles, eventPath('event')].find(matches)
  return own && `${from} would also redirect ${own}, which the site itself uses. Narrow it.`
}

/** Path patterns of the page types, or undefined if any path is allowed. */
const places = {
  page: undefined,
  newsArticle: {
    pattern: new RegExp(`^${newsPath}/[^/]+$`),
    problem: `A news article lives under ${newsPath}/, for example ${newsPath}/new-rates.`,
  },
  carrier: {
    pattern: /^\/carriers\/[^/]+$/,
    problem: 'The page of a carrier lives under /carriers/, for example /carriers/blue-anchor-life.',
  },
} satisfies Record<PageType, {pattern: RegExp; problem: string} | undefined>

export function validatePathOf(type: PageType, path: string): string | undefined {
  const form = validatePath(path)
  if (form) return form
  const place = places[type]
  return !place || place.pattern.test(path) ? undefined : place.problem
}

function reservedProblem(path: string, segments: readonly string[]): string | undefined {
  const [first = ''] = segments
  if (ownFolders.includes(first)) return `The site keeps its own files under /${first}. Choose another path.`
  const bare = path.replace(/\.html$/, '')
  if (isOwnPath(bare) || bare === notFoundPath) return `The site itself uses ${bare}. Choose another path.`
  // A web server shows index.html for the address of its folder.
  if (/^index(\.html)?$/.test(segments.at(-1) ?? '')) {
    return `${path} would be the same page as ${path.replace(/\/index(\.html)?$/, '') || '/'}. Choose another path.`
  }
  const isFile = path.endsWith('.html')
  if (first === printFolder && !(isFile && segments.length > 1)) {
    return `Pages under /${printFolder} are pages to print: end the path in .html, for example /${printFolder}/group-life.html.`
  }
  if (isFile && first !== printFolder) return `Leave out .html: ${bare}`
  return undefined
}

function formProblem(segments: readonly string[]): string | undefined {
  const named = segments.map((part, i) => (i === segments.length - 1 ? part.replace(/\.html$/, '') : part))
  const wrong = named.findIndex((part) => !segment.test(part))
  if (wrong >= 0) return `“${segments[wrong]}” may contain only lowercase letters, digits and single dashes.`
  const long = named.find((part) => part.length > longestSegment)
  return long && `Shorten “${long.slice(0, 20)}…” to at most ${longestSegment} characters.`
}
