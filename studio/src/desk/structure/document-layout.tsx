import {getPublishedId} from '@sanity/client/csm'
import {useToast} from '@sanity/ui/toast'
import {isObject} from '@upline/domain/content/stored-document.ts'
import {useEffect} from 'react'
import {combineLatest} from 'rxjs'
import {
  type DocumentLayoutProps,
  useCommentsEnabled,
  useDocumentStore,
  useFeatureEnabled,
  useSyncState,
} from 'sanity'
import {openedDocument} from '../../ui/opened-document.ts'

/**
 * Renders a document's form once it is known whether it has comments. Otherwise Sanity 6.16 mounts the form a second time when the answer
 * arrives, which closes what an editor has opened meanwhile. Sanity 6.19 doesn't wait for the answer: that goes with the upgrade.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  const {enabled} = useCommentsEnabled()
  const {isLoading} = useFeatureEnabled('studioComments')
  useNetworkNotice()
  useRefusalNotice(getPublishedId(props.documentId), props.documentType)
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

/** In milliseconds: long enough to be seen by an editor who looks at the keyboard. */
const refusalMs = 60_000

/**
 * Says when the lake did not take what an editor typed, as behind a proxy that blocks requests. Sanity keeps trying to save changes of a draft
 * and says so, but silently drops the first ones, which would create the draft, and all that the lake refuses for good.
 */
function useRefusalNotice(publishedId: string, type: string): void {
  const toast = useToast()
  const {pair} = useDocumentStore()
  useEffect(() => {
    const notify = () =>
      toast.push({
        id: 'refused',
        status: 'error',
        title: 'What you typed wasn’t saved',
        description: 'The server didn’t accept it. Check the connection, then type it again.',
        closable: true,
        duration: refusalMs,
      })
    const states = [pair.commitErrorStatus(publishedId, type), pair.editState(publishedId, type)] as const
    const subscription = combineLatest(states).subscribe(([failure, {ready, draft}]) => {
      if (failure && ready && !draft) notify()
    })
    const listening = new AbortController()
    const onRejection = ({reason}: PromiseRejectionEvent) => {
      const {url} = isObject(reason?.response) ? reason.response : {}
      if (String(url).includes('.document.commit')) notify()
    }
    window.addEventListener('unhandledrejection', onRejection, listening)
    return () => {
      subscription.unsubscribe()
      listening.abort()
    }
  }, [toast, pair, publishedId, type])
}
