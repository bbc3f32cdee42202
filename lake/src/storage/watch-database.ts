import {watchFile} from 'node:fs'
import {join} from 'node:path'
import {StoreError} from './database.ts'

/** Calls `onDeleted` once the database of `folder` is deleted, because later changes would be lost. Checks once a second. */
export function watchDatabase(folder: string, onDeleted: (error: StoreError) => void): void {
  watchFile(join(folder, 'backend.db'), {interval: 1000, persistent: false}, ({nlink}) => {
    if (nlink > 0) return
    onDeleted(
      new StoreError(`The data folder ${folder} was deleted while it was in use; nothing more is stored`),
    )
  })
}
