import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import type {Addresses} from '@upline/scripts/product/settings.ts'
import {clientOf} from '@upline/testing/lake.ts'

/** A served page, and the title and headings that its content requires. */
export interface SitePage {
  path: string
  status: number
  title: string
  headings: string[]
  /** The href of each link. */
  links: string[]
  ids: string[]
  shareImage: {address: string; width: string; alt: string}
  content: {title: string; headings: string[]}
}

interface Listed {
  path: string
  title: string
  heading: string | null
  seoTitle: string | null
}

const listQuery = `{
  "pages": *[${hasPageFilter} && defined(path)]{
    path,
    "title": coalesce(title, name),
    "heading": select(_type == "page" => sections[0].heading, coalesce(title, name)),
    "seoTitle": seo.title
  },
  "site": *[_type == "siteSettings"][0].title,
  "facts": *[_type == "fact"]{key, value}
}`

/** Pages that the editor's journeys publish and take back, at any time. */
const comesAndGoes = /^\/about\/departments$|journey-/

/** Every page that the content has, as the site serves it: without a browser, so that all of them take a second. */
export async function readSite({site, backend}: Addresses): Promise<SitePage[]> {
  const result = await clientOf(backend).fetch<{
    pages: Listed[]
    site: string
    facts: {key: string; value: string}[]
  }>(listQuery)
  const facts = new Map(result.facts.map(({key, value}) => [key, value]))
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (token, key) => facts.get(key) ?? token)
  const stays = result.pages.filter(({path}) => !comesAndGoes.test(path))
  return Promise.all(
    stays.map(async ({path, title, heading, seoTitle}) => {
      const answer = await fetch(site + path)
      const html = await answer.text()
      const property = (name: string) => all(html, new RegExp(`"og:${name}" content="([^"]+)"`, 'g'))[0] ?? ''
      return {
        path,
        status: answer.status,
        title: all(html, /<title[^>]*>([^<]*)/g)[0] ?? '',
        headings: all(html, /<h1[^>]*>(.*?)<\/h1>/gs),
        links: all(html, /<a [^>]*?\bhref="([^"]*)"/g).filter((link) => !comesAndGoes.test(link)),
        ids: all(html, /\bid="([^"]*)"/g),
        shareImage: {address: property('image'), width: property('image:width'), alt: property('image:alt')},
        content: {
          title: fill(seoTitle ?? `${title} | ${result.site}`),
          headings: [fill(heading ?? '')],
        },
      }
    }),
  )
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) =>
    found.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? ''),
  )
}
