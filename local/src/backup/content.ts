import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {type Dataset, importFolder} from '@upline/lake/embed'
import {openContent} from '../local-dataset.ts'

/** The folder of a backup that contains the content. */
export const contentFolder = 'content'

/** Loads the content of a backup into an empty lake. Throws an Error that names the wrong file, before it changes anything. */
export const loadContent = (dataset: Dataset, backup: string): Promise<number> =>
  importFolder(dataset, join(backup, contentFolder))

/** Throws the Error that `loadContent` would, and changes nothing. */
export async function tryContent(backup: string): Promise<void> {
  const trial = mkdtempSync(join(tmpdir(), 'upline-trial-'))
  try {
    await loadContent(openContent(new DatabaseSync(':memory:'), trial), backup)
  } finally {
    rmSync(trial, {recursive: true})
  }
}
