import {lockFolder} from '@upline/lake/storage/folder-lock.ts'
import {UserError} from '../bootstrap/user-error.mjs'

/** Throws a UserError if a backend has locked the folder, before this start touches the logs of the running product. */
export function checkDataFolder(folder: string): void {
  try {
    lockFolder(folder)()
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}.`)
  }
}
