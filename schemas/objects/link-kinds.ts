/** Where a link can lead, with the words the editor sees. */
export const linkKindList = [
  {value: 'page', title: 'A page of this site'},
  {value: 'path', title: 'A path on this site'},
  {value: 'url', title: 'Another web site'},
  {value: 'email', title: 'A new e-mail'},
  {value: 'phone', title: 'A phone call'},
  {value: 'file', title: 'A document to download'},
  {value: 'back', title: 'The page the reader came from'},
] as const

export type LinkKind = (typeof linkKindList)[number]['value']

export interface LinkParent {
  kind?: LinkKind
}

/** `hidden` callback: the field belongs to one kind only. */
export function shownFor(kind: LinkKind) {
  return ({parent}: {parent?: LinkParent}) => (parent?.kind ?? 'page') !== kind
}

/** Custom rule: the field must be there when the link is of its kind. */
export function requiredFor(kind: LinkKind, message: string) {
  return (value: unknown, context: {parent?: unknown}): true | string => {
    // The rule stands on a field of `link`, so its parent is one.
    const parent = context.parent as LinkParent | undefined
    return parent === undefined || (parent.kind ?? 'page') !== kind || value ? true : message
  }
}
