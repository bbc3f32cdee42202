import {hrefOf} from '../content/href.ts'
import {PageLink} from '../content/page-link.tsx'
import type {Action} from '../content/types.ts'

type Props = {
  action: Pick<Action, 'label' | 'link'>
  /** The subject of the inquiry; the form shows it. */
  about: {carrier: string | null; state?: string | undefined; product?: string | undefined}
  className: string
  /** The name that only screen readers get, to tell several links apart. */
  spoken?: string | null
}

/** Link to the inquiry form with the carrier filled in; renders nothing if the target is not a page of the site. */
export function InquiryLink({action, about, className, spoken}: Props) {
  const href = hrefOf(action.link)
  if (!href?.startsWith('/')) return null
  const {pathname, searchParams, hash} = new URL(href, 'https://site.invalid')
  for (const [name, value] of Object.entries(about)) if (value) searchParams.set(name, value)
  return (
    <PageLink to={`${pathname}?${searchParams}${hash}`} className={className} data-cta={action.label}>
      <span>{action.label}</span>
      {spoken && <span className="sr-only" translate="no">{`: ${spoken}`}</span>}
    </PageLink>
  )
}
