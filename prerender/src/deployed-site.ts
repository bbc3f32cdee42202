/** Reads a file of the site as visitors have it now; undefined where there is none. Does not reject. */
export type ReadDeployed = (file: string) => Promise<string | undefined>

const longestFetchMs = 5000

/** The files of the site deployed at `origin`. One that does not answer is not asked again: there may be none yet. */
export function deployedSite(origin: string): ReadDeployed {
  let mayAnswer = true
  return async (file) => {
    if (!mayAnswer) return undefined
    try {
      const answer = await fetch(`${origin}/${file}`, {signal: AbortSignal.timeout(longestFetchMs)})
      return answer.ok ? await answer.text() : undefined
    } catch {
      mayAnswer = false
      return undefined
    }
  }
}
