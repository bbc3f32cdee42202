import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'

const nothingChanged = 'Nothing was changed. Check the connection and try again.'

/** Runs what an editor asks for: `isBusy` while it runs, and a message where it failed. */
export function useAttempt(message: string | ((error: unknown) => string) = nothingChanged) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await step()
    } catch (error) {
      toast.push({status: 'error', title: typeof message === 'string' ? message : message(error)})
    }
    setBusy(false)
  }
  return {isBusy, attempt}
}
