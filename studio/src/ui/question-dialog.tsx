import {Box, Stack} from '@sanity/ui'
import {type FormEvent, type ReactNode, useId} from 'react'
import {ActionButton} from './action-button.tsx'
import {DialogFooter} from './dialog-footer.tsx'
import {Modal} from './modal.tsx'
import {ProblemCard} from './problem-card.tsx'

interface QuestionDialogProps {
  header: string
  /** Label of the button that confirms. */
  button: string
  tone?: 'primary' | 'critical'
  disabled: boolean
  onConfirm: () => void
  onClose: () => void
  problem?: string | undefined
  children: ReactNode
}

/** Renders a dialog that asks before something happens. Enter in a field confirms it. */
export function QuestionDialog({
  header,
  button,
  tone = 'primary',
  disabled,
  onConfirm,
  onClose,
  problem,
  children,
}: QuestionDialogProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React's events leave a dialog for the form around it, such as that of a picture, which would be saved and closed.
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Modal
      id={id}
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <DialogFooter onClose={onClose}>
            <ActionButton tone={tone} text={button} disabled={disabled} type="submit" form={`${id}-form`} />
          </DialogFooter>
        </Box>
      }
    >
      <Stack as="form" id={`${id}-form`} onSubmit={submit} gap={4} padding={4}>
        {children}
        {problem && <ProblemCard problem={problem} />}
      </Stack>
    </Modal>
  )
}
