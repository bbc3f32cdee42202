import {hasPageFilter, isPageType, listOf} from '@upline/domain/content/page-types.ts'
import {textOf, versionedTypes} from '@upline/domain/content/stored-document.ts'
import {versionKeyGroq} from '@upline/domain/periods/version-key.ts'
import {map} from 'rxjs'
import type {DocumentLocation, DocumentLocationResolver, DocumentLocationsState} from 'sanity/presentation'

const everywhere: Readonly<Record<string, string>> = {
  carrierCategory: 'Shown with every carrier of the category, and in the filter of carriers.',
  carrierSpecialty: 'Shown with every carrier that has it, and in the carrier directory.',
  partnerLevel: 'Shown with every carrier of the level.',
  newsCategory: 'Shown with every article of the category, and in the filter of the news page.',
  redirect: 'Not a page: it sends visitors from an old address to another.',
  fact: 'Shown wherever its key is used in braces.',
  siteSettings: 'Used on every page.',
  navigation: 'Shown on every page.',
  interfaceText: 'Shown on every page.',
  carrierPage: 'Shown on every carrier page.',
  inquirySettings: 'Shown wherever the inquiry form is.',
  notificationMail: 'Not shown on the site. Changes apply to the next email.',
  notFoundPage: 'Shown for every address without a page.',
}

// Excludes the text of articles, because the query runs again after each change. A page that refers to one version shows the current one.
const pagesThatShow = `*[_id == $id][0]{_id, _type, "key": ${versionKeyGroq('')}}{"ids": [_id, ...coalesce(select(
  _type in $versioned => *[_type == ^._type && (${versionKeyGroq('')}) == ^.key]._id
), [])]}{ids, "shared": *[_type == "sharedSection" && (references(^.ids) || $list in sections[]._type)]._id}{"pages": [
  ...*[_id == $id && defined(path) && ${hasPageFilter}]{"title": coalesce(title, name), path},
  ...*[_type == "page" && _id != $id && (references(^.ids) || references(^.shared) || $list in sections[]._type)]
    | order(path asc)[0...20]{title, path},
  ...*[_type == "newsArticle" && author._ref == $id] | order(date desc)[0...20]{title, path}
]}.pages`

/** Returns the pages that show a document, for the line above its form. */
export const locations: DocumentLocationResolver = ({id, type, perspectiveStack}, {documentStore}) => {
  const message = everywhere[type]
  if (message) return {message, tone: 'positive'} satisfies DocumentLocationsState
  return documentStore
    .listenQuery(
      pagesThatShow,
      {id, list: listOf(type) ?? '', versioned: versionedTypes},
      {apiVersion: '2025-02-19', perspective: perspectiveStack, tag: 'locations'},
    )
    .pipe(
      map((pages: readonly StoredPage[] | null) => (pages ?? []).flatMap(locationOf)),
      // The Studio would say that a page without a path is “not used on any pages”.
      map((found) => (found.length === 0 && isPageType(type) ? null : {locations: found})),
    )
}

interface StoredPage {
  title: unknown
  path: unknown
}

/** Returns the location of a page, or nothing if it has no path yet. */
export function locationOf({title, path}: StoredPage): DocumentLocation[] {
  const href = textOf(path)
  return href ? [{title: textOf(title) ?? 'Untitled page', href}] : []
}
