import {getPublishedId} from '@sanity/client/csm'
import {Stack} from '@sanity/ui'
import {earlierFiles, type StoredFile} from '@upline/editorial/uses/asset-uses.ts'
import {
  type FormPatch,
  type ObjectInputProps,
  PatchEvent,
  set,
  unset,
  useEditState,
  useFormValue,
} from 'sanity'
import {Note} from '../../ui/note.tsx'
import {useData} from '../../ui/query-client.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

/** Keeps the ids of the published file and of those before it when another file is chosen, so that their addresses lead to it. */
export function PaperFileInput(props: ObjectInputProps) {
  const client = useStudioClient()
  const id = getPublishedId(String(useFormValue(['_id'])))
  const {published} = useEditState(id, 'resourceDocument')
  const ids = (props.value as StoredFile | undefined)?.replaced ?? []
  const {data: names} = useData({
    queryKey: ['earlier files', ids],
    queryFn: () => client.fetch<string[]>('*[_id in $ids].originalFilename', {ids}, {tag: 'earlier-files'}),
  })
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const {patches} = PatchEvent.from(change)
    if (!patches.some(setsAsset)) return props.onChange(change)
    const earlier = earlierFiles(published?.file as StoredFile | undefined)
    // A duplicate has the earlier files of its original.
    const record = earlier.length > 0 ? set(earlier, ['replaced']) : unset(['replaced'])
    return props.onChange([...patches, record])
  }
  return (
    <Stack gap={3}>
      {props.renderDefault({...props, onChange})}
      {ids.length > 0 && names && (
        <Note>Links to these earlier files open the current one: {names.join(', ') || 'deleted'}</Note>
      )}
    </Stack>
  )
}

function setsAsset({type, path}: FormPatch): boolean {
  return (type === 'set' || type === 'setIfMissing') && (path.length === 0 || path[0] === 'asset')
}
