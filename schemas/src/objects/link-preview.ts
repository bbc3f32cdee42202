import {LinkIcon} from '@sanity/icons/Link'

/** A link in a list reads as its target. */
export const linkPreview = {
  select: {
    kind: 'kind',
    pageTitle: 'page.title',
    pagePath: 'page.path',
    anchor: 'anchor',
    path: 'path',
    url: 'url',
    email: 'email',
    phone: 'phone',
    fileName: 'file.name',
  },
  prepare: (value: Record<string, string | undefined>) => ({
    title: linkTarget(value) ?? 'No target yet',
    subtitle: value.pageTitle ?? value.fileName,
    media: LinkIcon,
  }),
}

/** The target of a link as an editor would write it down. */
export function linkTarget(value: Record<string, string | undefined>): string | undefined {
  switch (value.kind ?? 'page') {
    case 'path':
      return value.path
    case 'url':
      return value.url
    case 'email':
      return value.email
    case 'phone':
      return value.phone
    case 'file':
      return value.fileName
    case 'back':
      return 'Back to the previous page'
    default:
      return value.pagePath && (value.anchor ? `${value.pagePath}#${value.anchor}` : value.pagePath)
  }
}
