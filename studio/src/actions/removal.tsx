import {Stack, Text} from '@sanity/ui'
import type {Dependent} from '../dependents/dependents.ts'
import {DependentsList} from '../dependents/dependents-list.tsx'
import type {removalVerdict} from '../transactions/removal-verdict.ts'

/** Messages above the documents that prevent a removal, or that wait after it. */
const explanations: Record<ReturnType<typeof removalVerdict>, string> = {
  home: 'The home page can’t be deleted or unpublished.',
  'in-use': 'Published pages use this. Update these first:',
  held: 'These drafts use this. Change them first:',
  wait: 'These drafts use it. They can be published once it’s published again:',
  allowed: '',
}

interface RemovalProps {
  verdict: keyof typeof explanations
  dependents: readonly Dependent[]
  /** What the removal does, if it is possible. */
  effect?: string
}

/** Renders what a removal does, or which documents prevent it. */
export function Removal({verdict, dependents, effect}: RemovalProps) {
  return (
    <Stack gap={4}>
      {effect && <Text size={1}>{effect}</Text>}
      {explanations[verdict] && <Text size={1}>{explanations[verdict]}</Text>}
      {dependents.length > 0 && verdict !== 'home' && (
        <DependentsList dependents={dependents} maxHeight={320} />
      )}
    </Stack>
  )
}
