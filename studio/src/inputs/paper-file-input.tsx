import {getPublishedId} from '@sanity/client/csm'
import {type FormPatch, type ObjectInputProps, PatchEvent, set, useEditState, useFormValue} from 'sanity'

interface StoredFile {
  asset?: {_ref?: string}
  replaced?: string[]
}

/** Keeps the ids of the published file and of those before it when another file is chosen, so that their addresses lead to it. */
export function PaperFileInput(props: ObjectInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const {published} = useEditState(id, 'resourceDocument')
  const earlier = earlierFiles(published?.file as StoredFile | undefined)
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const {patches} = PatchEvent.from(change)
    const isRecorded = earlier.length > 0 && patches.some(setsAsset)
    props.onChange(isRecorded ? [...patches, set(earlier, ['replaced'])] : change)
  }
  return props.renderDefault({...props, onChange})
}

function earlierFiles({asset, replaced = []}: StoredFile = {}): string[] {
  return [...new Set([...replaced, ...(asset?._ref ? [asset._ref] : [])])]
}

function setsAsset({type, path}: FormPatch): boolean {
  return (type === 'set' || type === 'setIfMissing') && (path.length === 0 || path[0] === 'asset')
}
