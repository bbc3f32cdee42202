import type {ValidationContext} from '@sanity/types'
import {datasetClient} from './dataset.ts'
import {altProblem} from './pictures.ts'

type PictureParent = Parameters<typeof altProblem>[1] & {asset?: {_ref?: unknown}}

/** Custom rule for `picture.alt`: optional if the asset has an alt text. */
export async function checkAlt(alt: string | undefined, context: ValidationContext): Promise<true | string> {
  // The parent of this field is the picture.
  const picture = context.parent as PictureParent | undefined
  const own = altProblem(alt, picture)
  const id = picture?.asset?._ref
  if (own === true || alt?.trim() || typeof id !== 'string') return own
  const query = '*[_id == $id][0].altText'
  const assetAlt = await datasetClient(context).fetch<string | null>(query, {id}, {perspective: 'raw'})
  return altProblem(alt, picture, assetAlt)
}
