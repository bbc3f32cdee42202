import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import type {DataAttribute} from '../content/data-attribute.ts'

/** The attribute of content around every page; pages set their own. */
export const menuAttribute: DataAttribute = createDataAttribute({
  id: 'navigation',
  type: 'navigation',
  path: [],
})
