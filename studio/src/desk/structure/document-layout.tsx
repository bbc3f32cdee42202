import {getPublishedId} from '@sanity/client/csm'
import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {type DocumentLayoutProps, useCommentsEnabled, useFeatureEnabled, useSyncState} from 'sanity'
import {openedDocument} from '../../ui/opened-document.ts'

/**
 * Renders a document's form once it is known whether it has comments. Otherwise Sanity 6.16 mounts the form a second time when the answer
 * arrives, which closes what an editor has opened meanwhile. Sanity 6.19 doesn't wait for the answer: that goes with the upgrade.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  const {enabled} = useCommentsEnabled()
  const {isLoading} = useFeatureEnabled('studioComments')
  useNetworkNotice()
  useEffect(() => {
    openedDocument.id = getPublishedId(props.documentId)
  }, [props.documentId])
  if (isLoading && !enabled) return null
  return (
    <>
      <UnsavedQuestion {...props} />
      {props.renderDefault(props)}
    </>
  )
}

/** Forms whose last letters are being saved. */
const saving = new Set<object>()

// Registered before Sanity ends presence at this event, which would also happen if the editor stays.
globalThis.window?.addEventListener('beforeunload', (event) => {
  if (saving.size === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
})

/** Asks before an editor leaves the page while the last letters are being saved. */
function UnsavedQuestion({documentId, documentType}: DocumentLayoutProps) {
  const {isSyncing} = useSyncState(getPublishedId(documentId), documentType)
  useEffect(() => {
    if (!isSyncing) return
    const form = {}
    saving.add(form)
    return () => void saving.delete(form)
  }, [isSyncing])
  return null
}

const id = 'network'

/** Warns while the network is down, because Sanity silently drops what is typed into a document without a draft. */
function useNetworkNotice(): void {
  const toast = useToast()
  useEffect(() => {
    const listening = new AbortController()
    const lost = () =>
      toast.push({
        id,
        status: 'warning',
        title: 'You’re offline',
        description: 'Wait until you’re online again: what you type now may be lost.',
        duration: 86_400_000,
      })
    const back = () => toast.push({id, status: 'success', title: 'You’re online again'})
    window.addEventListener('offline', lost, listening)
    window.addEventListener('online', back, listening)
    return () => listening.abort()
  }, [toast])
}
