import {type ReactNode, useState} from 'react'
import type {DocumentActionModalDialogProps} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'
import {DialogFooter} from '../ui/dialog-footer.tsx'

export interface Question {
  header: string
  width?: 'medium'
  /** A form gives the answer itself. */
  content: ReactNode | ((answer: (value?: string) => void) => ReactNode)
  /** Answers by the text of their buttons, the recommended one last. Without answers the dialog can only be closed. */
  answers?: Readonly<Record<string, string>>
  tone?: 'critical'
}

/** Resolves to the answer, or to undefined if the editor cancels. */
export type Ask = (question: Question) => Promise<string | undefined>

/** Lets a document action ask questions, one after another. `dialog` is the open question. */
export function useQuestions(): {ask: Ask; dialog: DocumentActionModalDialogProps | undefined} {
  const [asked, setAsked] = useState<{question: Question; answer: (value?: string) => void}>()
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      const answer = (value?: string) => {
        setAsked(undefined)
        resolve(value)
      }
      setAsked({question, answer})
    })
  if (!asked) return {ask, dialog: undefined}
  const {question, answer} = asked
  const {header, width, content, answers = {}, tone = 'primary'} = question
  const buttons = Object.entries(answers)
  const isForm = typeof content === 'function'
  const dialog: DocumentActionModalDialogProps = {
    type: 'dialog',
    header,
    ...(width && {width}),
    onClose: () => answer(),
    content: isForm ? content(answer) : content,
    footer: !isForm && (
      <DialogFooter closeText={buttons.length > 0 ? 'Cancel' : 'Close'} onClose={() => answer()}>
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
