import {ActionList} from '../../content/action-list.tsx'
import type {Action} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'

type Props = {heading: string; text: string | null; action: Pick<Action, 'label' | 'style' | 'link'> | null}

/** A box at the end of a legal text: a question, and where it is answered. */
export function ContactBox({heading, text, action}: Props) {
  return (
    <aside className="min-w-0 rounded-md border border-rule bg-raised p-6 md:p-8">
      <Heading className="text-h3">{heading}</Heading>
      {text && <p className="mt-3 text-soft">{text}</p>}
      {action && <ActionList actions={[{...action, _key: null}]} className="mt-6 *:wrap-anywhere" />}
    </aside>
  )
}
