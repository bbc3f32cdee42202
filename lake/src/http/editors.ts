import {getCookie} from 'hono/cookie'
import {localUserId} from '../documents/store.ts'
import type {RequestContext} from '../server/environment.ts'

export interface Editor {
  id: string
  name: string
}

/** Holds the id of the editor who works in a browser. It proves nothing: whoever uses this machine may do everything. */
export const editorCookie = 'lake-editor'

/** Who works where nobody was named. */
export const localEditor: Editor = {id: localUserId, name: 'Local Editor'}

const prefix = 'editor-'

/** `Ana, Ben` as editors, each once. Their ids follow from their names, so that history knows them after a restart. */
export function readEditors(names: string): Editor[] {
  const editors = names.split(',').flatMap((part) => {
    const words = part.toLowerCase().match(/[\p{L}\p{N}]+/gu)
    return words ? [{id: prefix + words.join('-'), name: part.trim().replaceAll(/\s+/g, ' ')}] : []
  })
  return editors.filter(({id}, index) => editors.findIndex((other) => other.id === id) === index)
}

/** The editor of a request; undefined where several were named and none is chosen. */
export function editorOf(c: RequestContext, editors: readonly Editor[]): Editor | undefined {
  const [first = localEditor, ...others] = editors
  if (others.length === 0) return first
  const chosen = getCookie(c, editorCookie)
  return editors.find(({id}) => id === chosen)
}

/** Whom history names for what a request changes; a request of no browser and no token is nobody's in particular. */
export function authorOf(c: RequestContext, {editors}: {editors: readonly Editor[]}): string {
  return c.env.access ? c.env.access.userId : (editorOf(c, editors)?.id ?? localUserId)
}

/** An editor by id, also one who is not named any more: history still says who it was. */
export function editorById(id: string, editors: readonly Editor[]): Editor {
  const known = editors.find((editor) => editor.id === id)
  if (known) return known
  const words = id.startsWith(prefix) ? id.slice(prefix.length).split('-') : []
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return {id, name: name || localEditor.name}
}
