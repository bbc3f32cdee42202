import {textOf} from '@upline/schemas/health/stored-document.ts'
import {map} from 'rxjs'
import type {DocumentLocation, DocumentLocationResolver, DocumentLocationsState} from 'sanity/presentation'

/** Where else than through a reference a document shows, by its type. */
const listedBy: Readonly<Record<string, string>> = {
  carrier: 'carrierDirectory',
  newsArticle: 'newsList',
  calendarEvent: 'eventList',
}

const everywhere: Readonly<Record<string, string>> = {
  carrierCategory: 'Shown with every carrier of the category, and in the filter of carriers.',
  carrierSpecialty: 'Shown with every carrier that has it, and in the carrier directory.',
  partnerLevel: 'Shown with every carrier of the level.',
  newsCategory: 'Shown with every article of the category, and in the filter of the news page.',
  fact: 'Shown wherever a text holds its token.',
  siteSettings: 'Used on every page.',
  navigation: 'Shown on every page.',
  interfaceText: 'Shown on every page.',
  carrierPage: 'Shown on the page of every carrier that has one.',
  inquirySettings: 'Shown wherever the inquiry form is.',
  notificationMail: 'Not on the site: the office reads it, from the next minute on.',
  notFoundPage: 'Shown for every path that no page has.',
}

// A listened query stays current: of articles, which are many, it does not read the text.
const pagesThatShow = `[
  ...*[_id == $id && defined(path) && (_type != "carrier" || hasPage == true)]{"title": coalesce(title, name), path},
  ...*[_type == "page" && _id != $id && (references($id) || $list in sections[]._type)]
    | order(path asc)[0...20]{title, path},
  ...*[_type == "newsArticle" && author._ref == $id] | order(date desc)[0...20]{title, path}
]`

/** The addresses at which a document shows, for the line above its form. */
export const locations: DocumentLocationResolver = ({id, type}, {documentStore}) => {
  const message = everywhere[type]
  if (message) return {message, tone: 'positive'} satisfies DocumentLocationsState
  return documentStore
    .listenQuery(
      pagesThatShow,
      {id, list: listedBy[type] ?? ''},
      {apiVersion: '2025-02-19', perspective: 'drafts', tag: 'locations'},
    )
    .pipe(map((pages: readonly StoredPage[]) => ({locations: pages.flatMap(locationOf)})))
}

interface StoredPage {
  title: unknown
  path: unknown
}

/** The location of a page; none where it has no address yet. */
export function locationOf({title, path}: StoredPage): DocumentLocation[] {
  const href = textOf(path)
  return href ? [{title: textOf(title) ?? 'Page without a title', href}] : []
}
