import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import type {Dependent} from '../dependents/dependents.ts'
import {fetchDependents} from '../dependents/fetch-dependents.ts'
import {removalVerdict} from '../transactions/removal-verdict.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {removalDialog} from './removal-dialog.tsx'

/** Wraps Delete: refuses what would break the site or a draft, and lists the documents that prevent it. */
export function guardDelete(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {isBusy, attempt} = useAttempt(
      'Nothing was deleted, because the documents that use this could not be read. Check the connection and try again.',
    )
    const [dependents, setDependents] = useState<Dependent[]>()
    if (!description) return null

    const document = (props.published ?? props.draft) as StoredDocument | null
    const close = () => setDependents(undefined)
    const check = () =>
      attempt(async () => {
        const found = await fetchDependents(client, props.id, document)
        if (removalVerdict('delete', document, found) === 'allowed') description.onHandle?.()
        else setDependents(found)
      })
    const verdict = dependents && removalVerdict('delete', document, dependents)
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: check,
      dialog:
        dependents && verdict
          ? removalDialog({verdict, dependents, refusal: 'This can’t be deleted', onClose: close})
          : description.dialog,
    }
  }
}
