import {Link} from 'react-router-dom'
import {hrefOf} from '../../content/href.ts'
import type {Action} from '../../content/types.ts'
import {buttonClass} from '../../ui/button-class.ts'

type Props = {action: Pick<Action, 'label' | 'style' | 'link'>; carrier: string | null}

/** Link to the inquiry form with the carrier filled in; renders nothing if the target is not a page of the site. */
export function InquiryLink({action, carrier}: Props) {
  const href = hrefOf(action.link)
  if (!href?.startsWith('/')) return null
  const [path = '', hash] = href.split('#')
  const address = `${path}${path.includes('?') ? '&' : '?'}carrier=${encodeURIComponent(carrier ?? '')}`
  return (
    <Link
      to={hash ? `${address}#${hash}` : address}
      className={buttonClass(action.style ?? 'primary')}
      data-cta={action.label}
    >
      {action.label}
    </Link>
  )
}
