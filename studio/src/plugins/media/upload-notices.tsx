import {useToast} from '@sanity/ui/toast'
import {readPictureProblem, type StoredFile} from '@upline/schemas/health/read-files.ts'
import {useEffect, useRef} from 'react'
import type {ActiveToolLayoutProps} from 'sanity'
import {useLiveQuery} from '../../ui/use-live-query.ts'

/** More than one upload at a time. */
const newestFiles = `*[_type == "sanity.fileAsset"] | order(_createdAt desc)[0...100]{
  _id, url, extension, originalFilename
}`

/** In milliseconds: long enough to read what to do with several pictures. */
const duration = 60_000

/** Says so while the Media tool stores a picture as a file, because browsers don't know it or don't show it. */
export function ToolWithUploadNotices(props: ActiveToolLayoutProps) {
  return (
    <>
      {props.renderDefault(props)}
      {props.activeTool.name === 'media' && <UploadNotices />}
    </>
  )
}

function UploadNotices() {
  const toast = useToast()
  const {data: newest} = useLiveQuery<StoredFile[]>(newestFiles, {}, {perspective: 'raw', tag: 'media'})
  const seen = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!newest) return
    const before = seen.current
    seen.current = new Set([...(before ?? []), ...newest.map(({_id}) => _id)])
    if (!before) return
    const notify = async (asset: StoredFile) => {
      const problem = await readPictureProblem(asset)
      if (problem) toast.push({id: asset._id, status: 'warning', title: problem, closable: true, duration})
    }
    // A file that cannot be fetched now is in Health later.
    for (const asset of newest) if (!before.has(asset._id)) notify(asset).catch(() => {})
  }, [newest, toast])
  return null
}
