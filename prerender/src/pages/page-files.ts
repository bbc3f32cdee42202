import {snapshotPath} from '@upline/web/pages/snapshot-path.ts'
import type {SiteFolder} from '../hosting/site-folder.ts'
import type {PossibleRedirects} from '../lists/redirects.ts'
import {pageFile} from '../lists/site-files.ts'
import type {PageList, PageRow} from './page-list.ts'

/** Returns the names of a page's HTML and JSON files. */
export const filesOf = (path: string): [string, string] => [pageFile(path) ?? '', snapshotPath(path).slice(1)]

/** Returns the rows of the pages that have a file. */
export function writtenRows(
  folder: SiteFolder,
  {list, redirects}: {list: PageList; redirects: PossibleRedirects},
): PageRow[] {
  return [...list.rows].flatMap(([path, [row]]) =>
    row && !redirects.targets.has(path) && folder.has(filesOf(path)[0]) ? [row] : [],
  )
}
