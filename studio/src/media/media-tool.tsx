import {ImagesIcon} from '@sanity/icons/Images'
import {lazy, Suspense} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'

const Media = lazy(() => import('./media.tsx').then((module) => ({default: module.Media})))

/** The Studio's tool for pictures: where they are used, their words, and one in place of another. */
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
