import {buttonClass} from '../ui/button.tsx'
import {ContentLink} from './content-link.tsx'
import type {Action} from './types.ts'

// An action that is a field of its own, not a member of a list, has no key.
type Shown = Pick<Action, 'label' | 'style' | 'link'> & {_key: string | null; spoken?: string | null}
type Props = {actions: readonly Shown[] | null; className?: string}

/** A row of calls to action. `data-cta` is what click tracking looks for. */
export function ActionList({actions, className}: Props) {
  if (!actions?.length) return null
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className ?? ''}`}>
      {actions.map((action) => (
        <ContentLink
          key={action._key ?? action.label}
          link={action.link}
          className={buttonClass(action.style ?? 'primary')}
          data-cta={action.label ?? ''}
        >
          {action.label}
          {action.spoken && <span className="sr-only"> {action.spoken}</span>}
        </ContentLink>
      ))}
    </div>
  )
}
