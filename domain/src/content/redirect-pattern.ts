/**
 * Sources of redirects with wildcards, as Firebase Hosting matches them: `*` and `:name` match one segment, also one with an extension such as
 * `:name.html`; `**` and `:name*` at the end match all further segments, or none. The target repeats what a name matched.
 */
const wildcard = /^(?:\*|:([a-z]\w*))(\*?)((?:\.\w+)?)$/i

export const isPattern = (source: string): boolean => /[*:]/.test(source)

/** Returns the names in a target, with the `*` of those for several segments. */
export const namesIn = (target: string): string[] =>
  Array.from(target.matchAll(/(?<=\/):[a-z]\w*\*?/gi), ([name]) => name)

/** Validates a source with wildcards, or without. */
export function validatePattern(source: string): string | undefined {
  const segments = source.slice(1).split('/')
  const names = segments.flatMap((segment) => wildcard.exec(segment)?.[1]?.toLowerCase() ?? [])
  if (new Set(names).size < names.length) return 'Two parts of the old path have the same name. Rename one.'
  for (const [index, segment] of segments.entries()) {
    if (/^[\w~-][\w.~-]*$/.test(segment)) continue
    const [found, , several, extension] = wildcard.exec(segment) ?? []
    if (!found) return undefinedSegment(segment)
    if (several && (extension || index < segments.length - 1))
      return `“${segment}” matches everything below it, so it must come last.`
  }
  return undefined
}

const undefinedSegment = (segment: string) =>
  `“${segment}” can’t be part of an old path. Between slashes, use letters, digits and . _ ~ -, or a wildcard: *, :name, *.html or :name.html, and ** or :name* at the end.`

/** Validates the target of a source: it may repeat the names of the source, as whole segments. */
export function validateTarget(source: string, target: string): string | undefined {
  const names = namesIn(target)
  if (!names.length) return undefined
  // Firebase's `*` matches several segments where it looks for names.
  if (/\/\*/.test(source))
    return 'Write a name such as :part instead of * in an old path whose names the target repeats.'
  const known = source.split('/').map((segment) => segment.replace(/\.\w+$/, ''))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) return `The target repeats ${unknown}, which the old path lacks. Write ${unknown} in both.`
  return /^(?:https?:\/\/[\w.-]+)?(?:\/(?:[\w~-][\w.~-]*|:[a-z]\w*\*?))+\/?$/i.test(target)
    ? undefined
    : 'A target that repeats a :name has no query and no #.'
}

/** Returns a function that returns where a path is redirected. As on Firebase, only sources whose names the target repeats ignore the case of letters. */
export function redirectOf(source: string, target: string): (path: string) => string | undefined {
  const captures = namesIn(target).length > 0
  const one = captures ? '[^/]+?' : '(?!\\.)[^/]+?'
  const parts = source
    .split('/')
    .slice(1)
    .map((segment) => {
      const [found, name, several, extension = ''] = wildcard.exec(segment) ?? []
      if (!found) return `/${escaped(segment)}`
      const group = name && captures ? `?<${name}>` : '?:'
      return several ? `(?:/(${group}${one}(?:/${one})*))?` : `/(${group}${one})${escaped(extension)}`
    })
  const pattern = new RegExp(`^${parts.join('')}/?$`, captures ? 'i' : '')
  return (path) => {
    const match = pattern.exec(captures ? path : path.replace(/\/{2,}/g, '/'))
    return match
      ? target.replace(/\/:([a-z]\w*)\*?/gi, (_, name: string) => {
          const value = match.groups?.[name]
          // The path is decoded; unescaped, these characters would end it.
          return value === undefined ? '' : `/${value.replaceAll('?', '%3F').replaceAll('#', '%23')}`
        })
      : undefined
  }
}

const escaped = (text: string) => text.replace(/[.~-]/g, '\\$&')

/** Returns the sources for a host: a name that the target does not repeat is a wildcard there, and `**` does not match “none”. */
export function hostSources(source: string, target: string): string[] {
  if (namesIn(target).length > 0) return [source]
  const glob = source.replace(/:[a-z]\w*(\*?)/gi, '*$1')
  return glob.endsWith('/**') ? [glob.slice(0, -3), glob] : [glob]
}

/**
 * Compares sources by the order in which they apply: literal ones, then those with the longest beginning before a wildcard. Of two with the same
 * beginning, those for several segments come last.
 */
export function compareSources(a: string, b: string): number {
  if (!isPattern(a) || !isPattern(b)) return Number(isPattern(a)) - Number(isPattern(b))
  const beginning = (source: string) => source.search(/[*:]/)
  const isEndless = (source: string) => Number(/\*\*$|:\w+\*$/.test(source))
  return (
    beginning(b) - beginning(a) ||
    isEndless(a) - isEndless(b) ||
    b.split('/').length - a.split('/').length ||
    a.localeCompare(b, 'en')
  )
}

/** Returns a path that a source matches. */
export const examplePath = (source: string): string =>
  source.replace(/(?<=\/)(?:\*\*|:\w+\*)$/, 'x/x').replace(/(?<=\/)(?:\*|:\w+)/g, 'x')
