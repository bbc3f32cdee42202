import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {validatePath} from '@upline/schemas/validation/page-paths.ts'
import {snapshotPath} from '@upline/web/page/content-path.ts'

/** Returns the file of the page at a path, or undefined if the path is invalid in the Studio too. */
export function pageFile(path: string): string | undefined {
  return validatePath(path) ? undefined : fileAt(path)
}

/** `carriers/directory/index.html`, which any static host serves at `/carriers/directory`, or the file that the path names. */
export function fileAt(path: string): string {
  if (path === '/') return 'index.html'
  if (path === notFoundPath) return '404.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`
}

/** Returns the path at which a host serves a file. */
export const pathOf = (name: string): string => `/${name.replace(/(^|\/)index\.html$/, '')}`

export const filesOf = (path: string): [string, string] => [fileAt(path), snapshotPath(path).slice(1)]
