import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** Makes one folder for all temporary folders of a run, and removes it at the end, so that no test has to. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'upline-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, {recursive: true, force: true})
}
