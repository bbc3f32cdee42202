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
