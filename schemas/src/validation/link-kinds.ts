import type {ValidationContext} from '@sanity/types'
import type {Validator} from './rules.ts'

/** The kinds of link targets with their labels for editors. */
export const linkKindList = [
  {value: 'page', title: 'A page of this site'},
  {value: 'path', title: 'A path on this site'},
  {value: 'url', title: 'Another website'},
  {value: 'email', title: 'A new email'},
  {value: 'phone', title: 'A phone call'},
  {value: 'file', title: 'A document to download'},
  {value: 'back', title: 'The previous page'},
] as const

/** The kinds of redirect targets: a browser follows a redirect only to an address. */
export const redirectKinds = ['page', 'path', 'url'] as const

export type LinkKind = (typeof linkKindList)[number]['value']

interface LinkParent {
  kind?: LinkKind
}

/** `hidden` callback: the field belongs to one kind only. */
export function shownFor(kind: LinkKind) {
  return ({parent}: {parent?: LinkParent}) => (parent?.kind ?? 'page') !== kind
}

/** Requires the field, and that it passes `check`, if the link is of this kind. Fields of other kinds are hidden and have no effect. */
export const targetOf =
  (kind: LinkKind, missing: string, check?: Validator<string>): Validator<unknown> =>
  (value, context) => {
    if (!isOfKind(kind, context)) return undefined
    if (!value) return missing
    return check && typeof value === 'string' ? check(value, context) : undefined
  }

/** Checks an optional field of a kind. */
export const detailOf =
  (kind: LinkKind, check: Validator<string>): Validator<string> =>
  (value, context) =>
    value && isOfKind(kind, context) ? check(value, context) : undefined

function isOfKind(kind: LinkKind, {parent}: ValidationContext): boolean {
  // The rule is on a field of `link`, so the parent is a link.
  const link = parent as LinkParent | undefined
  return link !== undefined && (link.kind ?? 'page') === kind
}
