import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {datasetClient} from './dataset.ts'
import {factKeyProblem} from './fact-keys.ts'

/** Custom rule for `fact.key`: right form, and no other fact has it. */
export async function checkFactKey(
  key: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!key) return true
  const form = factKeyProblem(key)
  if (form !== true) return form
  const id = getPublishedId(context.document?._id ?? '')
  const other = await datasetClient(context).fetch<string | null>(
    '*[_type == "fact" && key == $key && !(_id in [$id, "drafts." + $id])][0].label',
    {key, id},
    {perspective: 'raw'},
  )
  return other ? `The fact “${other}” already has the key ${key}. Choose another one.` : true
}
