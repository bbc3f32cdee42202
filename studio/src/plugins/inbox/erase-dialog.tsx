import {Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {useData} from '../../ui/query-client.ts'
import {QuestionDialog} from '../../ui/question-dialog.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import type {InboxConnection} from './connection.ts'
import {errorMessage} from './error-message.ts'
import type {InquiryCache} from './inquiry-cache.ts'
import {inquiriesOf} from './inquiry-filter.ts'

interface EraseDialogProps {
  connection: InboxConnection
  cache: InquiryCache
  /** Email address of the person. If it is empty, only this inquiry is erased. */
  email: string
  id: string
  onClose: () => void
  onErased: () => void
}

/** States how many inquiries a person has sent, and asks for confirmation before it erases them. */
export function EraseDialog({connection, cache, email, id, onClose, onErased}: EraseDialogProps) {
  const toast = useToast()
  const {data: ids, error} = useData({
    queryKey: ['inquiries to erase', email, id],
    queryFn: async () => {
      const found = inquiriesOf(await cache.all(), email).map((inquiry) => inquiry.id)
      return found.length > 0 ? found : [id]
    },
    gcTime: 0,
  })
  const {isBusy, problem, attempt} = useAttempt(
    (failure) => `Not everything was erased. ${errorMessage(failure)}`,
    {isInline: true},
  )

  const erase = async () => {
    if (!ids) return
    const isErased = await attempt(async () => {
      await (email ? connection.erase(email, ids) : connection.inbox.erase(ids))
      cache.remove(ids)
    })
    if (!isErased) return
    toast.push({status: 'success', title: `${countText(ids.length)} erased.`})
    onClose()
    onErased()
  }

  const shownProblem = problem ?? (error ? errorMessage(error) : undefined)
  return (
    <QuestionDialog
      header="Erase this person?"
      button={ids ? `Erase ${countText(ids.length)}` : 'Erase'}
      tone="critical"
      disabled={!ids || isBusy}
      onConfirm={erase}
      onClose={onClose}
      problem={shownProblem}
    >
      {ids && (
        <Text size={1}>
          {countText(ids.length)} from {email || 'someone without an email address'}, and all notes about{' '}
          {ids.length === 1 ? 'it' : 'them'}, will be permanently erased. This can’t be undone.
        </Text>
      )}
      {!ids && !shownProblem && <Loading />}
      <Note>Copies stay in the office’s mailbox and in backups. Search both for this address, too.</Note>
    </QuestionDialog>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 inquiry' : `${count} inquiries`
}
