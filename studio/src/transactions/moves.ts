import type {Mutation, SanityClient} from '@sanity/client'
import {sitePathOf} from '@upline/schemas/documents/site-page.ts'
import {type Move, needsRedirect, redirectInTheWay, type StoredRedirect} from '../actions/page-move.ts'
import type {Pair} from './pairs.ts'

/** The documents among `pairs` whose publish gives them an address, or another one. */
export function movesOf(pairs: readonly Pair[]): {id: string; from: string | undefined; to: string}[] {
  return pairs.flatMap(({id, draft, published}) => {
    const from = sitePathOf(published)
    const to = sitePathOf(draft)
    return to === undefined || from === to ? [] : [{id, from, to}]
  })
}

/** The published redirects that start at a path that one of the documents leaves or takes. */
export function fetchRedirects(client: SanityClient, pairs: readonly Pair[]): Promise<StoredRedirect[]> {
  const paths = movesOf(pairs).flatMap(({from, to}) => (from === undefined ? [to] : [from, to]))
  if (paths.length === 0) return Promise.resolve([])
  return client.fetch<StoredRedirect[]>(
    '*[_type == "redirect" && from in $paths]{_id, from, enabled}',
    {paths},
    {perspective: 'published', useCdn: false, tag: 'moves'},
  )
}

/** What goes with the publish of documents that move: a redirect from each old path, none that leads away from a new one. */
export function moveMutations(
  pairs: readonly Pair[],
  redirects: readonly StoredRedirect[],
  newId: () => string,
): Mutation[] {
  return movesOf(pairs).flatMap(({id, from, to}) => {
    const move: Move = {pageId: id, from, to, redirects, newRedirectId: newId()}
    const blocking = redirectInTheWay(move)
    return [
      ...(blocking ? [{patch: {id: blocking._id, set: {enabled: false}}}] : []),
      ...(needsRedirect(move) ? [redirectMutation(move)] : []),
    ]
  })
}

function redirectMutation({pageId, from, redirects, newRedirectId}: Move): Mutation {
  const fields = {
    to: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: pageId, _weak: true}},
    permanent: true,
    enabled: true,
  }
  const existing = redirects.find((redirect) => redirect.from === from)
  return existing
    ? {patch: {id: existing._id, set: fields}}
    : {create: {_id: newRedirectId, _type: 'redirect', from, ...fields}}
}
