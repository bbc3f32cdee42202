import {createClient, type SanityClient} from '@sanity/client'
import type {Build} from './build.ts'

/** A client of the lake the site was built for: published content, past the cache, so that a publish is seen at once. */
export function createLakeClient({renderer}: Build): SanityClient {
  const {projectId, dataset, apiVersion, apiHost} = renderer.env.sanity
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    perspective: 'published',
    ...(apiHost ? {apiHost, useProjectHostname: false} : {}),
  })
}

/** How the addresses of the lake's own assets begin. */
export function assetBases(lake: SanityClient): string[] {
  const {projectId, dataset, apiHost, useProjectHostname} = lake.config()
  const origin = useProjectHostname ? 'https://cdn.sanity.io' : apiHost
  return ['images', 'files'].map((kind) => `${origin}/${kind}/${projectId}/${dataset}/`)
}

/** A sentence that says why the lake gave no answer. */
export function lakeFailure(error: unknown): string {
  const reasons: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) reasons.push(cause.message)
  return `The site could not be rendered from the content lake: ${reasons.join(': ') || String(error)}`
}
