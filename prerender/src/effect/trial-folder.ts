import {SiteFolder} from '../hosting/site-folder.ts'

/** The site's folder with changes that are kept in memory. */
export class TrialFolder extends SiteFolder {
  /** Content by file name; undefined if the file is removed. */
  readonly changes = new Map<string, string | undefined>()

  override async put(name: string, content: string | Buffer): Promise<void> {
    this.changes.set(name, content.toString())
  }

  override async remove(name: string): Promise<void> {
    this.changes.set(name, undefined)
  }

  override has(name: string): boolean {
    return this.changes.has(name) ? this.changes.get(name) !== undefined : super.has(name)
  }
}
