import type {Action} from '@sanity/client'
import {draftId} from '@upline/schemas/health/stored-document.ts'
import {quoteNames} from '../ui/quote-names.ts'

export interface StoredRedirect {
  _id: string
  from: string
  enabled: boolean | null
}

export interface Move {
  pageId: string
  /** The published path; absent where the page was never published. */
  from: string | undefined
  to: string
  /** The redirects that start at either path, published ones. */
  redirects: readonly StoredRedirect[]
  /** Id for a redirect that does not exist yet. */
  newRedirectId: string
}

/** The redirect that would lead visitors away from the new path. */
export function redirectInTheWay({to, redirects}: Move): StoredRedirect | undefined {
  return redirects.find(({from, enabled}) => from === to && enabled !== false)
}

/** There is a published path that would lead nowhere. */
export function needsRedirect({from, to}: Move): boolean {
  return from !== undefined && from !== to && from !== '/'
}

/** What a move says of the pages below the old path, which do not move along; undefined where there are none. */
export function staysBelow(from: string, titles: readonly string[]): string | undefined {
  if (titles.length === 0) return undefined
  return `What is below ${from} stays where it is: ${quoteNames(titles)}. Move these too if they belong to the page.`
}

/**
 * The actions of one transaction: publish the page, switch off the redirect at its new path, and, where it is wanted,
 * lead from the old path to the page for good.
 */
export function moveActions(move: Move, withRedirect: boolean): Action[] {
  const blocking = redirectInTheWay(move)
  return [
    ...(blocking ? editAndPublish(blocking._id, {enabled: false}) : []),
    ...(withRedirect && needsRedirect(move) ? redirectActions(move) : []),
    {actionType: 'sanity.action.document.publish', draftId: draftId(move.pageId), publishedId: move.pageId},
  ]
}

function redirectActions({pageId, from, redirects, newRedirectId}: Move): Action[] {
  const fields = {
    to: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: pageId, _weak: true}},
    permanent: true,
    enabled: true,
  }
  const existing = redirects.find((redirect) => redirect.from === from)
  if (existing) return editAndPublish(existing._id, fields)
  const ids = {draftId: draftId(newRedirectId), publishedId: newRedirectId}
  return [
    {
      actionType: 'sanity.action.document.create',
      publishedId: newRedirectId,
      attributes: {_id: ids.draftId, _type: 'redirect', from, ...fields},
      ifExists: 'fail',
    },
    {actionType: 'sanity.action.document.publish', ...ids},
  ]
}

function editAndPublish(id: string, set: Record<string, unknown>): Action[] {
  const ids = {draftId: draftId(id), publishedId: id}
  return [
    {actionType: 'sanity.action.document.edit', ...ids, patch: {set}},
    {actionType: 'sanity.action.document.publish', ...ids},
  ]
}
