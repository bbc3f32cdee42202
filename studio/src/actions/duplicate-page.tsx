import {CopyIcon} from '@sanity/icons/Copy'
import {Button, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {isSitePage} from '@upline/schemas/documents/site-page.ts'
import {draftId} from '@upline/schemas/health/stored-document.ts'
import {newsPathProblem, pathProblem} from '@upline/schemas/validation/page-paths.ts'
import {useState} from 'react'
import {type DocumentActionComponent, useClient} from 'sanity'
import {useRouter} from 'sanity/router'
import {useAttempt} from '../ui/use-attempt.ts'
import {duplicateContent, pathForCopy} from './duplicate-content.ts'

const taken = `count(*[${isSitePage} && path == $path]) > 0`

/** Duplicate, for what has a path: asks for the title and the path of the copy, which it opens as a draft. */
export function duplicatePage(original: DocumentActionComponent): DocumentActionComponent {
  const DuplicatePage: DocumentActionComponent = (props) => {
    const description = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const {navigateIntent} = useRouter()
    const {isBusy, attempt} = useAttempt('Nothing was copied. Check the connection and try again.')
    const [asked, setAsked] = useState<{title: string; path: string}>()
    const [problem, setProblem] = useState<string>()
    const document: Record<string, unknown> | null = props.draft ?? props.published
    if (!description || !document) return description

    const ask = () => {
      const title = `${document.title ?? 'Page'} (copy)`
      setProblem(undefined)
      setAsked({title, path: pathForCopy(typeof document.path === 'string' ? document.path : '/', title)})
    }
    const copy = (wanted: {title: string; path: string}) =>
      attempt(async () => {
        const form = props.type === 'newsArticle' ? newsPathProblem(wanted.path) : pathProblem(wanted.path)
        if (form !== true) return setProblem(form)
        if (await client.fetch<boolean>(taken, {path: wanted.path}, {perspective: 'raw', tag: 'duplicate'})) {
          return setProblem(`Another page has the path ${wanted.path}. Choose another one.`)
        }
        const id = `${props.type}-${crypto.randomUUID().slice(0, 8)}`
        const content = duplicateContent(document, wanted, () => crypto.randomUUID().slice(0, 12))
        await client.create({...content, _type: props.type, _id: draftId(id)}, {tag: 'duplicate'})
        setAsked(undefined)
        navigateIntent('edit', {id, type: props.type})
      })
    return {
      ...description,
      icon: CopyIcon,
      disabled: description.disabled || isBusy,
      onHandle: ask,
      dialog: asked
        ? {
            type: 'dialog',
            header: 'Duplicate',
            onClose: () => setAsked(undefined),
            content: (
              <form
                onSubmit={(event) => {
                  event.preventDefault()
                  void copy(asked)
                }}
              >
                <Stack gap={4}>
                  <Stack gap={2} as="label">
                    <Text size={1} weight="medium">
                      Title of the copy
                    </Text>
                    <TextInput
                      value={asked.title}
                      onChange={(event) => setAsked({...asked, title: event.currentTarget.value})}
                    />
                  </Stack>
                  <Stack gap={2} as="label">
                    <Text size={1} weight="medium">
                      Path of the copy
                    </Text>
                    <TextInput
                      value={asked.path}
                      onChange={(event) => {
                        setProblem(undefined)
                        setAsked({...asked, path: event.currentTarget.value.trim()})
                      }}
                    />
                  </Stack>
                  {problem && (
                    <Text size={1} role="alert">
                      {problem}
                    </Text>
                  )}
                  <Flex justify="flex-end" gap={2}>
                    <Button mode="bleed" text="Cancel" onClick={() => setAsked(undefined)} />
                    <Button
                      type="submit"
                      tone="primary"
                      text="Duplicate as a draft"
                      disabled={isBusy || asked.title.trim() === ''}
                    />
                  </Flex>
                </Stack>
              </form>
            ),
          }
        : description.dialog,
    }
  }
  DuplicatePage.action = original.action
  DuplicatePage.displayName = 'DuplicatePage'
  return DuplicatePage
}
