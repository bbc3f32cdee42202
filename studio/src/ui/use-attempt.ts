import {useToast} from '@sanity/ui/toast'
import {lakeErrorKind} from '@upline/editorial/documents/lake-error.ts'
import {useState} from 'react'

const nothingChanged = (error: unknown) =>
  lakeErrorKind(error) === 'changed'
    ? 'Nothing was changed, because someone else changed this. Check it and try again.'
    : 'Nothing was changed. Check the connection and try again.'

export interface Attempt {
  isBusy: boolean
  /** Why the last attempt failed, until the next one starts. */
  problem: string | undefined
  setProblem: (problem: string | undefined) => void
  /** Resolves to whether the step succeeded. */
  attempt: (step: () => Promise<unknown>) => Promise<boolean>
}

/** Runs actions of an editor. A failure becomes a toast or, if `isInline`, only the `problem` for the caller to render. */
export function useAttempt(
  message: string | ((error: unknown) => string) = nothingChanged,
  {isInline = false} = {},
): Attempt {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const attempt = async (step: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await step()
      return true
    } catch (error) {
      const title = typeof message === 'string' ? message : message(error)
      if (isInline) setProblem(title)
      else toast.push({status: 'error', title})
      return false
    } finally {
      setBusy(false)
    }
  }
  return {isBusy, problem, setProblem, attempt}
}
