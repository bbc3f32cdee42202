import type {Mutation, SanityClient} from '@sanity/client'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import type {Pair} from '../documents/pairs.ts'

export interface StoredRedirect {
  _id: string
  from: string
  enabled: boolean | null
}

/** A change of a document's path. */
export interface Move {
  /** The published id. */
  id: string
  /** The published path; undefined if the document has none. */
  from: string | undefined
  to: string
}

/** Returns the documents that get a path, or another one, when they are published. */
export function movesOf(pairs: readonly Pair[]): Move[] {
  return pairs.flatMap(({id, draft, published}) => {
    const from = sitePathOf(published)
    const to = sitePathOf(draft)
    return to === undefined || from === to ? [] : [{id, from, to}]
  })
}

/** Returns whether visitors know a path that would lead nowhere after the move. */
export function needsRedirect({from, to}: Move): boolean {
  return from !== undefined && from !== to && from !== '/'
}

/** Returns the redirect that would lead visitors away from the new path. */
export function blockingRedirect(
  {to}: Move,
  redirects: readonly StoredRedirect[],
): StoredRedirect | undefined {
  return redirects.find(({from, enabled}) => from === to && enabled !== false)
}

/** Fetches the published redirects from any path that the moves leave or take. */
export function fetchRedirects(client: SanityClient, moves: readonly Move[]): Promise<StoredRedirect[]> {
  const paths = moves.flatMap(({from, to}) => (from === undefined ? [to] : [from, to]))
  if (paths.length === 0) return Promise.resolve([])
  return client.fetch<StoredRedirect[]>(
    '*[_type == "redirect" && from in $paths]{_id, from, enabled}',
    {paths},
    {perspective: 'published', useCdn: false, tag: 'moves'},
  )
}

/** Returns the mutations that switch off redirects away from new paths and, if wanted, redirect the old ones. */
export function redirectMutations(
  moves: readonly Move[],
  redirects: readonly StoredRedirect[],
  {withRedirects = true} = {},
): Mutation[] {
  return moves.flatMap((move) => {
    const blocking = blockingRedirect(move, redirects)
    return [
      ...(blocking ? [{patch: {id: blocking._id, set: {enabled: false}}}] : []),
      ...(withRedirects && needsRedirect(move) ? [redirectMutation(move, redirects)] : []),
    ]
  })
}

function redirectMutation({id, from}: Move, redirects: readonly StoredRedirect[]): Mutation {
  const fields = {
    to: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: id, _weak: true}},
    permanent: true,
    enabled: true,
  }
  const existing = redirects.find((redirect) => redirect.from === from)
  return existing
    ? {patch: {id: existing._id, set: fields}}
    : {create: {_id: `redirect-${crypto.randomUUID().slice(0, 8)}`, _type: 'redirect', from, ...fields}}
}
