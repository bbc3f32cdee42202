import {snapshotPath} from '@upline/web/pages/snapshot-path.ts'
import {pageFile} from '../lists/site-files.ts'

/** Returns the names of a page's HTML and JSON files. */
export const filesOf = (path: string): [string, string] => [pageFile(path) ?? '', snapshotPath(path).slice(1)]
