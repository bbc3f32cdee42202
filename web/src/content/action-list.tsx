import {Breakable} from '../ui/breakable.tsx'
import {buttonClass} from '../ui/button-class.ts'
import {ContentLink} from './content-link.tsx'
import {useDataAttribute} from './data-attribute.ts'
import type {Action} from './types.ts'

type Props = {
  /** A missing action is left out. */
  actions: readonly (Action | null | undefined)[] | null
  field?: string
  className?: string
}

/** A row of calls to action, or a column where letters are large. Click tracking finds it by `data-cta`. */
export function ActionList({actions, field = 'actions', className}: Props) {
  const attribute = useDataAttribute()
  const shown = actions?.flatMap((action) => action ?? [])
  if (!shown?.length) return null
  return (
    <div className={`flex flex-wrap items-center gap-3 max-[20rem]:*:w-full ${className ?? ''}`}>
      {shown.map((action) => (
        <ContentLink
          key={action._key || action.label}
          link={action.link}
          className={buttonClass(action.style ?? 'primary')}
          data-sanity={attribute?.(action._key ? [field, {_key: action._key}] : field)}
          data-cta={action.label ?? ''}
        >
          <Breakable text={action.label} />
          {action.spoken && <span className="sr-only">{` ${action.spoken}`}</span>}
        </ContentLink>
      ))}
    </div>
  )
}
