import {getDraftId} from '@sanity/client/csm'
import {CopyIcon} from '@sanity/icons/Copy'
import {Stack, TextInput} from '@sanity/ui'
import {hasPageFilter, isPageType} from '@upline/domain/content/page-types.ts'
import {type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {contentOf} from '@upline/editorial/changes/mutations.ts'
import {validatePathOf} from '@upline/schemas/validation/page-paths.ts'
import {useState} from 'react'
import type {DocumentActionComponent} from 'sanity'
import {useRouter} from 'sanity/router'
import {suggestedPath} from '../../form/inputs/suggested-path.ts'
import {ActionButton} from '../../ui/action-button.tsx'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {Field} from '../../ui/field.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

const isTaken = `count(*[${hasPageFilter} && path == $path]) > 0`

interface Copy {
  title: string
  path: string
}

/** Wraps Duplicate for documents with a path: asks for the title and the path of the copy, then opens it as a draft. */
export function duplicatePage(original: DocumentActionComponent): DocumentActionComponent {
  return (props) => {
    const description = original(props)
    const client = useStudioClient()
    const {navigateIntent} = useRouter()
    const {isBusy, attempt} = useAttempt('Nothing was copied. Check the connection and try again.')
    const [copy, setCopy] = useState<Copy>()
    const [problem, setProblem] = useState<string>()
    // Actions know their documents as untyped JSON.
    const document = (props.draft ?? props.published) as StoredDocument | null
    if (!description || !document) return description

    const close = () => setCopy(undefined)
    const change = (next: Copy) => {
      setProblem(undefined)
      setCopy(next)
    }
    const open = () => {
      const title = `${textOf(document.title) ?? 'Page'} (copy)`
      change({title, path: pathForCopy(textOf(document.path) ?? '/', title)})
    }
    const save = (wanted: Copy) =>
      attempt(async () => {
        const form = isPageType(props.type) ? validatePathOf(props.type, wanted.path) : undefined
        if (form) return setProblem(form)
        if (
          await client.fetch<boolean>(isTaken, {path: wanted.path}, {perspective: 'raw', tag: 'duplicate'})
        ) {
          return setProblem(`Another page has the path ${wanted.path}. Choose another one.`)
        }
        const id = `${props.type}-${crypto.randomUUID().slice(0, 8)}`
        const {_createdAt, ...content} = contentOf(document)
        await client.create({...content, ...wanted, _id: getDraftId(id)}, {tag: 'duplicate'})
        close()
        navigateIntent('edit', {id, type: props.type})
      })
    return {
      ...description,
      icon: CopyIcon,
      disabled: description.disabled || isBusy,
      onHandle: open,
      dialog: copy
        ? {
            type: 'dialog',
            header: 'Duplicate',
            onClose: close,
            content: (
              <form
                onSubmit={(event) => {
                  event.preventDefault()
                  void save(copy)
                }}
              >
                <Stack gap={4}>
                  <Field title="Title of the copy">
                    {(input) => (
                      <TextInput
                        {...input}
                        value={copy.title}
                        onChange={({currentTarget}) => change({...copy, title: currentTarget.value})}
                      />
                    )}
                  </Field>
                  <Field title="Path of the copy" problem={problem}>
                    {(input) => (
                      <TextInput
                        {...input}
                        value={copy.path}
                        onChange={({currentTarget}) => change({...copy, path: currentTarget.value.trim()})}
                      />
                    )}
                  </Field>
                  <DialogFooter onClose={close}>
                    <ActionButton
                      type="submit"
                      tone="primary"
                      text="Duplicate as a draft"
                      disabled={isBusy || copy.title.trim() === ''}
                    />
                  </DialogFooter>
                </Stack>
              </form>
            ),
          }
        : description.dialog,
    }
  }
}

/** Returns what the new title suggests, or `/insurance/life-copy` for `/insurance/life`. */
export function pathForCopy(path: string, title: string): string {
  return suggestedPath(title, path) ?? `${path.replace(/\.html$/, '')}-copy`
}
