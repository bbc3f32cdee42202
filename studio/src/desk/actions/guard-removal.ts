import type {DocumentActionComponent} from 'sanity'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useRemoval} from './removal.tsx'

/** Wraps Delete, and the unpublish by a release: refuses what would break the site or a draft. */
export function guardRemoval(original: DocumentActionComponent): DocumentActionComponent {
  const isDelete = original.action === 'delete'
  return (props) => {
    const description = original(props)
    const {dialog, check} = useRemoval(isDelete ? 'delete' : 'unpublish')
    const {isBusy, attempt} = useAttempt()
    if (!description || !isOffered(original.action, props.version)) return null
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: () => attempt(async () => (await check(props)) && description.onHandle?.()),
      dialog: dialog ?? description.dialog,
    }
  }
}

/** The Studio also offers Delete in the version of a release that unpublishes the document, where it would delete the document. */
const isOffered = (action: DocumentActionComponent['action'], version: object | null): boolean =>
  action !== 'delete' || !version
