import {ContentPicture} from '../content/content-picture.tsx'
import {useDocumentAttribute} from '../content/data-attribute.ts'
import {PageLink} from '../content/page-link.tsx'
import {useInterfaceText, useSite} from '../content/site-context.ts'
import {Rings} from '../ui/rings.tsx'

export function Brand() {
  const {settings} = useSite()
  const documentAttribute = useDocumentAttribute('siteSettings', 'shortName')
  const labels = useInterfaceText()
  return (
    <PageLink
      to="/"
      data-sanity={documentAttribute({_id: 'siteSettings'})}
      className="flex min-h-11 min-w-0 items-center gap-1 @min-[28rem]:gap-2 @min-[32rem]:gap-3 @min-[64rem]:shrink-0"
    >
      {settings?.logo?.asset ? (
        <ContentPicture
          picture={{...settings.logo, decorative: true}}
          sizes="160px"
          className="h-10 w-auto max-w-40 object-contain"
        />
      ) : (
        <Rings
          count={5}
          className="size-10 @max-[32rem]:size-7 @max-[28rem]:size-6 shrink-0 text-accent [&_path]:stroke-[5]"
        />
      )}
      {/* At 200% text size on a phone, the menu's button needs this space. */}
      <span
        translate="no"
        className="min-w-0 font-serif text-h3 leading-none font-semibold tracking-tight @max-[16rem]:hidden @max-[32rem]:text-lg @min-[22.5rem]:@max-[28rem]:text-base @min-[24.25rem]:@max-[32rem]:wrap-normal @min-[40rem]:whitespace-nowrap"
      >
        {settings?.shortName}
      </span>
      <span className="sr-only">{labels.homeLabel}</span>
    </PageLink>
  )
}
