import type {ValidationContext} from '@sanity/types'
import {datasetClient} from './dataset.ts'
import {validateAlt} from './pictures.ts'

type PictureParent = Parameters<typeof validateAlt>[1] & {asset?: {_ref?: unknown}}

/** Requires alt text of a picture, unless its asset has one. */
export async function checkAlt(
  alt: string | undefined,
  context: ValidationContext,
): Promise<string | undefined> {
  // The parent of this field is the picture.
  const picture = context.parent as PictureParent | undefined
  const own = validateAlt(alt, picture)
  const id = picture?.asset?._ref
  if (!own || alt?.trim() || typeof id !== 'string') return own
  const query = '*[_id == $id][0].altText'
  const assetAlt = await datasetClient(context).fetch<string | null>(query, {id}, {perspective: 'raw'})
  return validateAlt(alt, picture, assetAlt)
}
