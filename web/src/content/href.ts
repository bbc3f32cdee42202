import {isDownload} from '@upline/domain/content/file-types.ts'
import {isPaperPath} from '@upline/domain/content/own-paths.ts'
import {isSitePath} from '@upline/domain/content/page-path.ts'
import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {phoneHref} from '@upline/domain/inquiry/phone-href.ts'
import {ownAddress} from './asset-copies.ts'
import type {Link} from './types.ts'

/** The target of a link: inside the site (by the router), outside it, back in the history, or none. */
export type Target = {kind: 'inside' | 'outside'; href: string} | {kind: 'back'} | {kind: 'none'}

const nowhere: Target = {kind: 'none'}

const samePage = /^#[\w-]*$/

/** Returns whether an address on this site is that of a file: of all pages only those to print have an extension. */
export const isFile = (address: string): boolean => /^[^?#]*\.(?!html\b)\w+(?:[?#]|$)/.test(address)

/** Returns the target of a link of the content model. An incomplete link, or one with a forbidden scheme, has none. */
export function targetOf(link: Partial<Link> | null | undefined): Target {
  if (!link) return nowhere
  switch (link.kind) {
    case 'page': {
      const path = link.page?.path
      return isSitePath(path)
        ? {kind: 'inside', href: link.anchor ? `${path}#${link.anchor}` : path}
        : nowhere
    }
    case 'path':
      if (!link.path || !(isSitePath(link.path) || samePage.test(link.path))) return nowhere
      return {kind: isFile(link.path) ? 'outside' : 'inside', href: link.path}
    case 'url':
      return webPage(link.url)
    case 'file':
      if (isPaperPath(link.file?.url ?? '')) return {kind: 'outside', href: link.file?.url ?? ''}
      return isDownload(link.file?.url) ? webPage(link.file?.url, ownAddress(link.file?.url)) : nowhere
    case 'email':
      return link.email ? {kind: 'outside', href: mailto(link.email, link.subject, link.body)} : nowhere
    case 'phone':
      return link.phone ? {kind: 'outside', href: phoneHref(link.phone)} : nowhere
    case 'back':
      return {kind: 'back'}
    default:
      return nowhere
  }
}

/** Returns the address alone, for the sitemap, the preview and analytics. */
export function hrefOf(link: Partial<Link> | null | undefined): string | undefined {
  const target = targetOf(link)
  return 'href' in target ? target.href : undefined
}

/** `shown` is the site's own address of the file at `address`. */
function webPage(address: string | null | undefined, shown = address ?? ''): Target {
  if (!address || !URL.canParse(address)) return nowhere
  return /^https?:$/.test(new URL(address).protocol) ? {kind: 'outside', href: shown} : nowhere
}

function mailto(email: string, subject: string | null = null, body: string | null = null): string {
  const parameters = Object.entries({subject, body})
    .filter(([, text]) => text)
    // RFC 6068 requires CRLF between the lines of a body.
    .map(([name, text]) => `${name}=${encodeAddressPart(String(text).replace(/\r?\n/g, '\r\n'))}`)
  const address = encodeAddressPart(email).replaceAll('%40', '@')
  return `mailto:${address}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}
