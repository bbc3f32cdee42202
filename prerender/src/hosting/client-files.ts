import type {Build} from '../read-build.ts'
import type {SiteFolder} from './site-folder.ts'

/** Copies the files of the browser build into the site's folder: one folder is all that a host serves. */
export function copyClientFiles({clientFolder}: Build, folder: SiteFolder): void {
  // Vite's manifests and source maps are not deployed.
  folder.copy(clientFolder, (name) => !name.endsWith('manifest.json') && !name.endsWith('.map'))
}
