import {useEffect, useState} from 'react'
import {useCurrentUser} from 'sanity'
import {useAsync} from '../ui/use-async.ts'
import type {InboxConnection} from './connection.ts'
import type {OpenInbox} from './inbox.tsx'
import {type InboxSettings, isConfigured} from './settings.ts'

/** Returns the number of new inquiries, or undefined if the editor can't read them. It may be old in the cloud until the tab gets the focus. */
export function useNewInquiries(settings: InboxSettings, openLocal?: OpenInbox): number | undefined {
  const connection = useConnection(settings, openLocal)
  const {data, reload} = useAsync(async () => connection?.inbox.countNew(), [connection], {
    reloadOnFocus: true,
  })
  // Watching reads Firestore several times a minute in the cloud.
  useEffect(() => (openLocal ? connection?.watch(reload) : undefined), [openLocal, connection, reload])
  return data
}

function useConnection(settings: InboxSettings, openLocal?: OpenInbox): InboxConnection | undefined {
  const editor = useCurrentUser()?.name ?? 'Local Editor'
  const [hosted, setHosted] = useState<InboxConnection>()
  const {data: local} = useAsync(async () => openLocal?.(editor), [openLocal, editor])
  useEffect(() => {
    if (openLocal || !isConfigured(settings)) return
    let stop: (() => void) | undefined
    let isEnded = false
    const watch = async () => {
      const {HostedInbox} = await import('./hosted-inbox.ts')
      if (isEnded) return
      stop = new HostedInbox(settings).watchSignIn(
        (signIn) => setHosted(signIn.state === 'staff' ? signIn.connection : undefined),
        () => setHosted(undefined),
      )
    }
    // The inbox itself shows why it can't be opened.
    watch().catch(() => setHosted(undefined))
    return () => {
      isEnded = true
      stop?.()
    }
  }, [openLocal, settings])
  return local ?? hosted
}
