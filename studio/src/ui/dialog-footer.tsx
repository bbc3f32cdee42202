import {Flex} from '@sanity/ui'
import type {ReactNode} from 'react'
import {ActionButton} from './action-button.tsx'

interface DialogFooterProps {
  closeText?: string
  onClose: () => void
  /** Buttons after the close button. */
  children?: ReactNode
}

/** Renders the buttons at the foot of a dialog: one that closes it, then its actions. */
export function DialogFooter({closeText = 'Cancel', onClose, children}: DialogFooterProps) {
  return (
    <Flex justify="flex-end" align="center" gap={2} wrap="wrap">
      <ActionButton mode="bleed" text={closeText} onClick={onClose} />
      {children}
    </Flex>
  )
}
