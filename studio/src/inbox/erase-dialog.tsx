import {Button, Dialog, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import type {InboxConnection} from './connection.ts'
import {errorText} from './error-text.ts'
import type {InquiryCache} from './inquiry-cache.ts'
import {inquiriesOf} from './inquiry-filter.ts'

interface EraseDialogProps {
  connection: InboxConnection
  cache: InquiryCache
  /** Of the person; '' where the inquiry has none: then it goes alone. */
  email: string
  id: string
  close: () => void
  erased: () => void
}

/** Asks once more, with the number of inquiries, before a person is erased. */
export function EraseDialog({connection, cache, email, id, close, erased}: EraseDialogProps) {
  const toast = useToast()
  const [ids, setIds] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const [isErasing, setErasing] = useState(false)

  useEffect(() => {
    let isCurrent = true
    cache.all().then(
      (all) => {
        const found = inquiriesOf(all, email).map((inquiry) => inquiry.id)
        if (isCurrent) setIds(found.length > 0 ? found : [id])
      },
      (error) => isCurrent && setProblem(errorText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [cache, email, id])

  const erase = async () => {
    if (!ids) return
    setErasing(true)
    try {
      await (email ? connection.erase(email, ids) : connection.inbox.erase(ids))
      cache.remove(ids)
      toast.push({status: 'success', title: `${countText(ids.length)} erased.`})
      close()
      erased()
    } catch (error) {
      setProblem(`Not everything was erased. ${errorText(error)}`)
      setErasing(false)
    }
  }

  return (
    <Dialog
      id="erase-person"
      header="Erase this person?"
      width={1}
      onClose={close}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text="Cancel" onClick={close} />
          <Button
            tone="critical"
            text={ids ? `Erase ${countText(ids.length)}` : 'Erase'}
            disabled={!ids || isErasing}
            onClick={erase}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {ids ? (
          <Text size={1}>
            {countText(ids.length)} of {email || 'somebody without an address'}, and all notes about{' '}
            {ids.length === 1 ? 'it' : 'them'}, will be removed for good. Nobody can bring them back.
          </Text>
        ) : (
          !problem && <Spinner muted />
        )}
        <Text size={1} muted>
          The office’s mailbox and backups still have what they have: search them for the address too.
        </Text>
        {problem && (
          <Text size={1} role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 inquiry' : `${count} inquiries`
}
