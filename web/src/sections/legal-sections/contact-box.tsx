import {ActionList} from '../../content/action-list.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import type {Action} from '../../content/types.ts'
import {Breakable} from '../../ui/breakable.tsx'
import {Heading} from '../../ui/heading.tsx'

type Props = {
  /** Prefix of its field names. */
  field: 'notice' | 'contact'
  heading: string | null
  text: string | null
  action: Action | null
}

/** A box at the end of a legal text with a contact. */
export function ContactBox({field, heading, text, action}: Props) {
  const attribute = useDataAttribute()
  return (
    <aside
      data-sanity={attribute?.(`${field}Heading`)}
      className="min-w-0 rounded-md border border-rule bg-raised p-6 md:p-8"
    >
      <Heading className="text-h3">{heading}</Heading>
      {text && (
        <p className="mt-3 max-w-measure text-soft">
          <Breakable text={text} />
        </p>
      )}
      <ActionList actions={[action]} field={`${field}Action`} className="mt-6 *:wrap-anywhere" />
    </aside>
  )
}
