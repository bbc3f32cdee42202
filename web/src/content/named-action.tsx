import {buttonClass} from '../ui/button-class.ts'
import {ContentLink} from './content-link.tsx'
import type {Action} from './types.ts'

type Props = {
  /** Absent in an incomplete draft. */
  action: Pick<Action, 'label' | 'style' | 'link'> | null | undefined
  /** The subject of the action, read aloud after the label to distinguish equal buttons. */
  name: string | null
  className?: string
}

/** The action of one entry among several, such as "Apply Now" under each tier. */
export function NamedAction({action, name, className}: Props) {
  if (!action) return null
  return (
    <ContentLink
      link={action.link}
      className={`${buttonClass(action.style ?? 'primary')} ${className ?? ''}`}
      data-cta={`${action.label}: ${name}`}
    >
      <span>{action.label}</span>
      <span className="sr-only">{`: ${name ?? ''}`}</span>
    </ContentLink>
  )
}
