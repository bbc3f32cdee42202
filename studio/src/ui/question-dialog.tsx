import {Box, Stack} from '@sanity/ui'
import {type ReactNode, useId} from 'react'
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

/** Renders a dialog that asks before something happens. */
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
  return (
    <Modal
      id={useId()}
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <DialogFooter onClose={onClose}>
            <ActionButton tone={tone} text={button} disabled={disabled} onClick={onConfirm} />
          </DialogFooter>
        </Box>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
        {problem && <ProblemCard problem={problem} />}
      </Stack>
    </Modal>
  )
}
