import {ContentLink} from '../content/content-link.tsx'
import {useDataAttribute} from '../content/data-attribute.ts'
import {useSite} from '../content/site-context.ts'
import {Icon} from '../ui/icon.tsx'

/** Renders the phone number as a link, unless staff left it out. `labelClass` hides the number where only the icon fits. */
export function CallLink({className, labelClass}: {className: string; labelClass?: string}) {
  const attribute = useDataAttribute()
  const call = useSite().navigation?.call
  if (!call) return null
  return (
    <ContentLink link={call.link} className={className} data-sanity={attribute?.('call')}>
      <Icon name="phone" className="size-5" />
      <span className={labelClass}>{call.label}</span>
    </ContentLink>
  )
}
