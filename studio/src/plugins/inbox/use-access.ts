import {useEffect, useState} from 'react'
import {useCurrentUser} from 'sanity'
import type {Access, InboxConnection, InboxSettings} from './connection.ts'

export interface InboxOptions {
  settings: InboxSettings
  /** Opens the inbox of a local backend, without a sign-in, for the editor with this name. */
  openLocal?: ((editor: string) => Promise<InboxConnection>) | undefined
}

/** Returns whether the user can read the inbox, undefined until it is known, and follows sign-ins. */
export function useAccess({settings, openLocal}: InboxOptions): {access: Access | undefined; error: unknown} {
  const editor = useCurrentUser()?.name ?? 'Local Editor'
  const [access, setAccess] = useState<Access>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let stop = () => {}
    const changed = (next: Access) => {
      setError(undefined)
      setAccess(next)
    }
    const open = async () => {
      if (openLocal) return changed({state: 'staff', connection: await openLocal(editor)})
      const {apiKey, authDomain, projectId} = settings
      if (!apiKey || !authDomain || !projectId) return changed({state: 'not configured'})
      const {watchAccess} = await import('./hosted-inbox.ts')
      const unsubscribe = watchAccess(settings, changed, setError)
      if (isEnded) unsubscribe()
      stop = unsubscribe
    }
    let isEnded = false
    open().catch(setError)
    return () => {
      isEnded = true
      stop()
    }
  }, [settings, openLocal, editor])
  return {access, error}
}
