import {suggestedPath} from '../../form/inputs/suggested-path.ts'

/** Returns what the new title suggests, or `/insurance/life-copy` for `/insurance/life`. */
export function pathForCopy(path: string, title: string): string {
  return suggestedPath(title, path) ?? `${path.replace(/\.html$/, '')}-copy`
}
