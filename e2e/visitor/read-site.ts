import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import type {Addresses} from '@upline/scripts/product/settings.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {parse} from 'node-html-parser'

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
      // Reads the elements in `noscript` too.
      const page = parse(await answer.text(), {blockTextElements: {script: true, style: true}})
      const texts = (selector: string) => page.querySelectorAll(selector).map((element) => element.text)
      const values = (name: string, selector = `[${name}]`) =>
        page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
      const property = (name: string) => values('content', `meta[property="og:${name}"]`)[0] ?? ''
      return {
        path,
        status: answer.status,
        title: texts('head title')[0] ?? '',
        headings: texts('h1'),
        links: values('href', 'a').filter((link) => !comesAndGoes.test(link)),
        ids: values('id'),
        shareImage: {address: property('image'), width: property('image:width'), alt: property('image:alt')},
        content: {
          title: fill(seoTitle ?? `${title} | ${result.site}`),
          headings: [fill(heading ?? '')],
        },
      }
    }),
  )
}
