const wordsPerMinute = 200

/** Whole minutes that reading a formatted text takes, at least one; undefined while there is nothing to read. */
export function readingTime(body: unknown): number | undefined {
  const words = (Array.isArray(body) ? body : [])
    .flatMap((block: {children?: {text?: string}[]}) => block.children ?? [])
    .flatMap(({text}) => text?.split(/\s+/).filter(Boolean) ?? [])
  return words.length === 0 ? undefined : Math.max(1, Math.round(words.length / wordsPerMinute))
}
