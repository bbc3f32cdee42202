import {Stack, Text} from '@sanity/ui'
import type {DocumentActionDialogProps} from 'sanity'
import type {Dependent} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import type {removalVerdict} from '../transactions/removal-verdict.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'

/** Messages above the documents that prevent a removal, or that wait after it. */
const explanations: Record<ReturnType<typeof removalVerdict>, string> = {
  home: 'The home page can’t be deleted or unpublished.',
  'in-use': 'Published pages use this. Update these first:',
  held: 'These drafts use this. Change them first:',
  wait: 'These drafts use it. They can be published once it’s published again:',
  allowed: '',
}

interface RemovalDialog {
  verdict: keyof typeof explanations
  dependents: readonly Dependent[]
  /** Header if the removal is refused. */
  refusal: string
  /** The question if the removal is possible. */
  question?: {header: string; text: string; button: string; isBusy: boolean; onConfirm: () => void}
  onClose: () => void
}

/** Returns the dialog before a removal: what it takes off the site, or which documents prevent it. */
export function removalDialog({
  verdict,
  dependents,
  refusal,
  question,
  onClose,
}: RemovalDialog): DocumentActionDialogProps {
  const asked = verdict === 'wait' || verdict === 'allowed' ? question : undefined
  return {
    type: 'dialog',
    header: asked?.header ?? refusal,
    onClose,
    content: (
      <Stack gap={4}>
        {asked && <Text size={1}>{asked.text}</Text>}
        {explanations[verdict] && <Text size={1}>{explanations[verdict]}</Text>}
        {dependents.length > 0 && verdict !== 'home' && (
          <DependentsList dependents={dependents} maxHeight={320} />
        )}
      </Stack>
    ),
    footer: (
      <DialogFooter closeText={asked ? 'Cancel' : 'Close'} onClose={onClose}>
        {asked && (
          <ActionButton
            tone="critical"
            text={asked.button}
            disabled={asked.isBusy}
            onClick={asked.onConfirm}
          />
        )}
      </DialogFooter>
    ),
  }
}
