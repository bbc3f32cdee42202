import {getPublishedId} from '@sanity/client/csm'
import {useToast} from '@sanity/ui/toast'
import {publishAsShown} from '@upline/editorial/checks/publish-as-shown.ts'
import {filter, firstValueFrom, timeout} from 'rxjs'
import {type DocumentActionComponent, useDocumentPresence, useDocumentStore, useSchema} from 'sanity'
import {useReadContent} from '../../ui/content-feed.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useQuestions} from '../../ui/use-questions.tsx'
import {useStudioClient} from '../../ui/use-studio-client.ts'
import {whoIs} from '../../ui/who-is.ts'
import {askBeforePublish} from './publish-questions.tsx'

/** How long Publish waits until the last edit is stored, in milliseconds. Without a connection it is never stored. */
const longestStoring = 20_000

/** Wraps Publish. Asks for the editor's decisions, then publishes exactly the content that they are about, with their consequences, in one transaction. */
export function guardPublish(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const {type} = props
    const id = getPublishedId(props.id)
    const writers = useDocumentPresence(id).flatMap(({user, path}) => (path.length > 0 ? [user] : []))
    const client = useStudioClient()
    const schema = useSchema()
    const documentStore = useDocumentStore()
    const content = useReadContent()
    const toast = useToast()
    const {ask, dialog} = useQuestions()
    const {isBusy, attempt} = useAttempt('This was not published. Check the connection and try again.')
    if (!description) return null

    const publish = async () => {
      // Changes that a colleague's Studio has not saved by now are lost.
      const isConfirmed =
        writers.length === 0 ||
        (await ask({
          header: `${whoIs(writers)} editing this`,
          content: 'Visitors will see unfinished text, and what is typed at that moment may be lost.',
          answers: {'Publish now': 'publish'},
        }))
      if (!isConfirmed) return
      const notes = new Set(['Published.'])
      const note = (text: string) => void notes.add(text)
      const untilStored = () =>
        firstValueFrom(
          documentStore.pair
            .consistencyStatus(id, type)
            .pipe(filter(Boolean), timeout({first: longestStoring})),
        )
      const answers = await publishAsShown(
        {
          client,
          schema,
          content,
          untilStored,
          ask: (question) => askBeforePublish(question, {ask, id, type, note}),
        },
        id,
      )
      if (answers) toast.push({status: 'success', title: [...notes].join(' ')})
    }
    return {
      ...description,
      disabled: description.disabled || isBusy,
      onHandle: () => attempt(publish),
      dialog: dialog ?? description.dialog,
    }
  }
}
