import {imageSource} from '@upline/web/content/image.ts'
import type {SiteData} from '@upline/web/content/types.ts'
import {escapeHtml} from './html.ts'

/** Links to the icon that staff chose for the site, in place of the build's own; empty where there is none. */
export function iconLinks({settings}: Pick<SiteData, 'settings'>): string {
  const tab = imageSource(settings?.icon, {aspect: 1, widest: 512})
  // Phones show it on a home screen, without transparency.
  const phone = imageSource(settings?.icon, {aspect: 1, widest: 180, format: 'jpg'})
  if (!tab || !phone) return ''
  const apple = settings?.icon?.asset?.extension === 'svg' ? '' : link('apple-touch-icon', phone.src)
  return link('icon', tab.src) + apple
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

/** The start of a document with the site's own icons instead of the build's. */
export function withIcons(head: string, links: string): string {
  if (!links) return head
  const replaced = links.includes('apple-touch-icon')
    ? /<link rel="(?:icon|apple-touch-icon)"[^>]*>/g
    : /<link rel="icon"[^>]*>/g
  return head.replace(replaced, '') + links
}
