import type {removalVerdict} from '../transactions/removal-verdict.ts'

/** Messages above the documents that prevent a removal, or that wait after it. */
export const removalExplanations: Record<ReturnType<typeof removalVerdict>, string> = {
  home: 'The home page can’t be deleted or unpublished.',
  'in-use': 'Published pages use this. Update these first:',
  held: 'These drafts use this. Change them first:',
  wait: 'These drafts use it. They can be published once it’s published again:',
  allowed: '',
}
