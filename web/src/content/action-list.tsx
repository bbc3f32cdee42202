import {buttonClass} from '../ui/button.tsx'
import {ContentLink} from './content-link.tsx'
import type {Action} from './types.ts'

/** A row of calls to action. `data-cta` is what click tracking looks for. */
export function ActionList({actions, className}: {actions: readonly Action[] | null; className?: string}) {
  if (!actions?.length) return null
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className ?? ''}`}>
      {actions.map((action) => (
        <ContentLink
          key={action._key}
          link={action.link}
          className={buttonClass(action.style ?? 'primary')}
          data-cta={action.label ?? ''}
        >
          {action.label}
        </ContentLink>
      ))}
    </div>
  )
}
