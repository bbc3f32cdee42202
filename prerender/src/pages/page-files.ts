import {snapshotPath} from '@upline/web/pages/snapshot-path.ts'
import {fileAt} from '../lists/site-files.ts'

/** Returns the names of a page's HTML and JSON files. */
export const filesOf = (path: string): [string, string] => [fileAt(path), snapshotPath(path).slice(1)]
