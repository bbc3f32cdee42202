import {sitePathOf} from '@upline/domain/content/page-types.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import type {Dependent} from '../dependents/dependents.ts'
import {fetchLinking} from '../dependents/fetch-dependents.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {removalDialog} from './removal-dialog.tsx'

/** Wraps Publish for carriers: asks before it takes the carrier's page off the site, and refuses while pages link to it. */
export function guardPageOff(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {isBusy, attempt} = useAttempt()
    const [linking, setLinking] = useState<Dependent[]>()
    const path = sitePathOf(props.published)
    if (!description || !path || !props.draft || sitePathOf(props.draft)) return description

    const close = () => setLinking(undefined)
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: () => attempt(async () => setLinking(await fetchLinking(client, props.id, path))),
      dialog: linking
        ? removalDialog({
            verdict: linking.length > 0 ? 'in-use' : 'allowed',
            dependents: linking,
            refusal: 'Its page can’t be switched off',
            question: {
              header: 'Switch its page off?',
              text: `Visitors will see “Page not found” at ${path}, and the page disappears from search and the sitemap. Lists still show the carrier.`,
              button: 'Publish without its page',
              isBusy,
              onConfirm: () => {
                close()
                description.onHandle?.()
              },
            },
            onClose: close,
          })
        : description.dialog,
    }
  }
}
