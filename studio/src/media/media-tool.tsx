import {ImagesIcon} from '@sanity/icons/Images'
import {lazy, Suspense} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'

const Media = lazy(() => import('./media.tsx').then((module) => ({default: module.Media})))

/** The tool that describes pictures, lists their uses and replaces them. */
export const mediaTool: Tool = {
  name: 'media',
  title: 'Media',
  icon: ImagesIcon,
  router: route.create('/:asset'),
  component: () => (
    <Suspense>
      <Media />
    </Suspense>
  ),
}
