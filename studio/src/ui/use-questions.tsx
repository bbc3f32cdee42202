import {Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import type {DocumentActionModalDialogProps} from 'sanity'
import {ActionButton} from './action-button.tsx'
import {DialogFooter} from './dialog-footer.tsx'
import {useFocusReturn} from './focus-return.ts'

export interface Question {
  header: string
  width?: 'medium'
  /** A sentence, or a form, which gives the answer itself. */
  content: ReactNode | ((reply: Reply) => ReactNode)
  /** Answers by the text of their buttons, the recommended one last. Without answers the dialog can only be closed. */
  answers?: Readonly<Record<string, string>>
  tone?: 'critical'
}

interface Reply {
  answer: (value: string) => void
  cancel: () => void
}

/** Resolves to the answer, or to undefined if the editor cancels. */
export type Ask = (question: Question) => Promise<string | undefined>

/**
 * Lets a document action ask questions, one after another. `dialog` is the open question. If the editor left the document before a question
 * came, a message says so, and the question counts as canceled.
 */
export function useQuestions(): {ask: Ask; dialog: DocumentActionModalDialogProps | undefined} {
  const [asked, setAsked] = useState<Reply & {question: Question}>()
  const toast = useToast()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      if (!isShown.current) {
        toast.push({
          status: 'warning',
          title: 'Nothing was changed, because you left the document',
          description: `It asks: “${question.header}”. Open it and try again.`,
        })
        return resolve(undefined)
      }
      const close = (value: string | undefined) => {
        setAsked(undefined)
        resolve(value)
      }
      setAsked({question, answer: close, cancel: () => close(undefined)})
    })
  if (!asked) return {ask, dialog: undefined}
  const {question, answer, cancel} = asked
  const {header, width, content, answers = {}, tone = 'primary'} = question
  const buttons = Object.entries(answers)
  const isForm = typeof content === 'function'
  const body = isForm ? content({answer, cancel}) : content
  const dialog: DocumentActionModalDialogProps = {
    type: 'dialog',
    header,
    ...(width && {width}),
    onClose: cancel,
    content: <Body>{typeof body === 'string' ? <Text size={1}>{body}</Text> : body}</Body>,
    footer: !isForm && (
      <DialogFooter closeText={buttons.length > 0 ? 'Cancel' : 'Close'} onClose={cancel}>
        {buttons.map(([text, value], at) => (
          <ActionButton
            key={value}
            {...(at === buttons.length - 1 ? {tone} : {mode: 'ghost'})}
            text={text}
            onClick={() => answer(value)}
          />
        ))}
      </DialogFooter>
    ),
  }
  return {ask, dialog}
}

/** Renders the content of a dialog. Sanity's dialogs of document actions don't return the focus. */
function Body({children}: {children: ReactNode}) {
  useFocusReturn()
  return children
}
