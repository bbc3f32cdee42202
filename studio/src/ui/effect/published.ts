/** What is published: the time of its last change (ISO 8601, UTC) and its number of documents. */
export interface Published {
  _updatedAt: string
  count: number
}

// Drafts, versions and schedules have a dot in their ids.
export const publishedQuery =
  '*[_id in path("*")] | order(_updatedAt desc)[0]{_updatedAt, "count": count(*[_id in path("*")])}'

/** Returns whether something was published or unpublished since `seen`. A live query may show an older state until it catches up. */
export function isChangedSince(seen: Published, now: Published): boolean {
  return now._updatedAt > seen._updatedAt || now.count < seen.count
}
