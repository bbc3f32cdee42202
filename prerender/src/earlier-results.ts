import type {ReadDeployed} from './deployed-site.ts'
import type {SiteFolder} from './site-folder.ts'

/** Reads the result in a JSON file of an earlier run; undefined where there is none that can be read. */
export type ReadEarlier = (file: string) => Promise<unknown>

/** Results in a folder, or, where no run has written into it yet, on the site as it is deployed. */
export function earlierResults(folder: SiteFolder, readDeployed: ReadDeployed): ReadEarlier {
  return async (file) => {
    try {
      return JSON.parse((await folder.read(file)) ?? (await readDeployed(file)) ?? '{}').result
    } catch {
      return undefined
    }
  }
}
