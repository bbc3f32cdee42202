import type {QueryClient} from '@tanstack/react-query'
import type {ReactNode} from 'react'
import type {Env} from '../../config/parse-env.ts'
import {readContentFrom} from '../../content/client.ts'
import {refreshContent} from '../../pages/content-queries.ts'
import {draftSource} from './draft-source.ts'
import {Preview} from './preview.tsx'
import {trustStudioOnly} from './trust-studio-only.ts'

/**
 * Turns the page into a preview for the Studio: from now on its content is what the editor sees.
 * Gives what belongs beside the site, inside of its router.
 */
export function startPreview(client: QueryClient, {sanity, studioUrl}: Env): ReactNode {
  if (!studioUrl) throw new Error('A preview needs VITE_STUDIO_URL: the address of the Studio')
  trustStudioOnly(window, studioUrl)
  readContentFrom(draftSource(sanity, () => refreshContent(client)))
  void refreshContent(client)
  return <Preview client={client} />
}
