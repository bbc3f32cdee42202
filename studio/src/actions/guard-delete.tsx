import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {type DocumentActionComponent, useClient} from 'sanity'
import {fetchDependents} from '../dependents/fetch-dependents.ts'
import {removalVerdict} from '../transactions/removal-verdict.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {Removal} from './removal.tsx'
import {useQuestions} from './use-questions.tsx'

/** Wraps Delete: refuses what would break the site or a draft, and lists the documents that prevent it. */
export function guardDelete(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {ask, dialog} = useQuestions()
    const {isBusy, attempt} = useAttempt(
      'Nothing was deleted, because the documents that use this could not be read. Check the connection and try again.',
    )
    if (!description) return null
    const document = (props.published ?? props.draft) as StoredDocument | null
    const check = async () => {
      const dependents = await fetchDependents(client, props.id, document)
      const verdict = removalVerdict('delete', document, dependents)
      if (verdict === 'allowed') description.onHandle?.()
      else await ask({header: 'This can’t be deleted', content: <Removal {...{verdict, dependents}} />})
    }
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: () => attempt(check),
      dialog: dialog ?? description.dialog,
    }
  }
}
