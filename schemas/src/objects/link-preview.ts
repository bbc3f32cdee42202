import {LinkIcon} from '@sanity/icons/Link'

const paths = {
  kind: 'kind',
  pagePath: 'page.path',
  anchor: 'anchor',
  path: 'path',
  url: 'url',
  email: 'email',
  phone: 'phone',
  fileName: 'file.name',
}

/** Selects what `linkTarget` reads for the link in a field. */
export function selectLink(field: string): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `${field}.${path}`]))
}

/** Shows a link in a list as its target. */
export const linkPreview = {
  select: {...paths, pageTitle: 'page.title'},
  prepare: (value: Record<string, string | undefined>) => ({
    title: linkTarget(value) ?? 'No target yet',
    subtitle: value.pageTitle ?? value.fileName,
    media: LinkIcon,
  }),
}

export function linkTarget(value: Record<string, string | undefined>): string | undefined {
  const {kind = 'page', pagePath, anchor, fileName} = value
  if (kind === 'page') return pagePath && (anchor ? `${pagePath}#${anchor}` : pagePath)
  if (kind === 'back') return 'Back to the previous page'
  return kind === 'file' ? fileName : value[kind]
}
