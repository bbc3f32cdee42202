import {contentView} from './content-view.ts'
import {errorView} from './error-view.ts'
import {inquiryView} from './inquiry-view.ts'
import {mailView} from './mail-view.ts'

export const views = {
  inquiries: inquiryView,
  mails: mailView,
  content: contentView,
  errors: errorView,
}

export type ViewName = keyof typeof views

export interface Location {
  name: ViewName
  /** Content only: the type whose documents are listed. */
  type: string | undefined
  id: string | undefined
  /** The address of the list. */
  base: string
}

/** Where the address leads: #/<view>/<id>, and for content #/content/<type>/<id>. */
export function readLocation(): Location {
  const [, name = '', first, second] = location.hash.split('/').map(decoded)
  const view = isViewName(name) ? name : 'inquiries'
  if (view !== 'content') return {name: view, type: undefined, id: first, base: `#/${view}`}
  const base = first ? `#/content/${encodeURIComponent(first)}` : '#/content'
  return {name: view, type: first, id: second, base}
}

function isViewName(name: string): name is ViewName {
  return Object.hasOwn(views, name)
}

/** An address that somebody typed may hold a percent sign that encodes nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
