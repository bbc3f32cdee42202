import {unescape as percentDecoded} from 'node:querystring'
import {getCookie} from 'hono/cookie'
import {localUserId} from '../documents/store.ts'
import type {RequestContext} from '../server/environment.ts'

export interface Editor {
  id: string
  name: string
}

/** Cookie with the id of the browser's editor. It proves nothing: every user of this machine may do everything. */
export const editorCookie = 'lake-editor'

export const localEditor: Editor = {id: localUserId, name: 'Local Editor'}

const prefix = 'editor-'

/** Returns an editor whose id follows from the name, so that history knows it after a restart. Returns undefined if the name has no letter or digit. */
function editorNamed(name: string): Editor | undefined {
  const parts = name.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return parts ? {id: prefix + parts.join('-'), name: name.trim().replaceAll(/\s+/g, ' ')} : undefined
}

/** Reads `Ana, Ben`. Throws an Error for an empty name, or one that is there twice. */
export function readEditors(names: string): Editor[] {
  if (names.trim() === '') return []
  const editors = names.split(',').flatMap((name) => editorNamed(name) ?? [])
  const problem =
    editors.length < names.split(',').length
      ? 'there is no name before or after a comma'
      : new Set(editors.map(({id}) => id)).size < editors.length && 'one name is there twice'
  if (problem) throw new Error(`${problem}. Write names with commas: "Ana Ruiz, Ben Cole".`)
  return editors
}

/** Returns the editor of a request, or undefined if several are named and none is chosen. */
export function editorOf(c: RequestContext): Editor | undefined {
  const {editors} = c.var.dataset
  const [first = localEditor, ...others] = editors
  if (others.length === 0) return first
  const chosen = getCookie(c, editorCookie)
  return editors.find(({id}) => id === chosen)
}

/** Returns the author of a request's changes. A program of this machine names itself, percent-encoded, in `x-lake-author`. */
export function authorOf(c: RequestContext): string {
  if (c.var.access) return c.var.access.userId
  const program = editorNamed(percentDecoded(c.req.header('x-lake-author') ?? ''))
  return (program ?? editorOf(c))?.id ?? localUserId
}

/** Returns an editor by id, also a former one, because history still names them. */
export function editorById(id: string, editors: readonly Editor[]): Editor {
  const known = editors.find((editor) => editor.id === id)
  if (known) return known
  const parts = id.startsWith(prefix) ? id.slice(prefix.length).split('-') : []
  const name = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ')
  return {id, name: name || localEditor.name}
}
