import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'

const nothingChanged = 'Nothing was changed. Check the connection and try again.'

/** Runs the steps of a document action: `isBusy` while one runs, and a message where one failed. */
export function useAttempt(message = nothingChanged) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await step()
    } catch {
      toast.push({status: 'error', title: message})
    }
    setBusy(false)
  }
  return {isBusy, attempt}
}
