import {Link} from 'react-router-dom'
import {hrefOf} from '../../content/href.ts'
import type {Action} from '../../content/types.ts'
import {buttonClass} from '../../ui/button-class.ts'

type Props = {action: Pick<Action, 'label' | 'style' | 'link'>; carrier: string | null}

/** The way to the inquiry form, which then names the carrier by itself; nothing where the button leads off the site or nowhere. */
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
