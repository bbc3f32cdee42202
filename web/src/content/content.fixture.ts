import type {Action, Link, Picture, RichTextValue} from './types.ts'

/** Pieces of content as the site's queries give them. */

export const emptyLink: Link = {
  kind: 'path',
  anchor: null,
  path: null,
  url: null,
  email: null,
  subject: null,
  body: null,
  phone: null,
  newTab: null,
  page: null,
  file: null,
}

export function pageLink(path: string): Link {
  return {...emptyLink, kind: 'page', page: {path}}
}

export function listedAction(label: string, path: string) {
  return {_key: label, label, spoken: null, style: 'primary', link: {...emptyLink, path}} satisfies Action
}

export function pictureOf(asset: Picture['asset'], alt = 'A harbor'): Picture {
  return {alt, decorative: null, caption: null, crop: null, hotspot: null, asset}
}

export function picture(alt: string): Picture {
  const url = `https://images.example/${encodeURIComponent(alt)}-800x800.webp`
  return pictureOf({url, extension: 'webp', width: 800, height: 800}, alt)
}

export function paragraph(text: string): RichTextValue {
  const span = {_type: 'span' as const, _key: 's', text, marks: []}
  return [{_type: 'block', _key: 'p', style: 'normal', markDefs: [], children: [span]}]
}
