import type {Build} from './build.ts'
import type {SiteFolder} from './site-folder.ts'

// Vite's template and manifest are not deployed, nor are source maps.
const buildFiles = ['index.html', 'manifest.json']

/** Puts the files of the browser build into the site's folder: one folder is all that a host serves. */
export function copyClientFiles({clientFolder}: Build, folder: SiteFolder): void {
  folder.copy(clientFolder, (name) => !buildFiles.includes(name) && !name.endsWith('.map'))
}
