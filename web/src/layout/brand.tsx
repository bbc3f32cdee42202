import {Link} from 'react-router-dom'
import {ContentPicture} from '../content/content-picture.tsx'
import {useInterfaceText, useSite} from '../content/site-context.tsx'
import {Rings} from '../ui/rings.tsx'

/** The company's mark and name, which lead home. */
export function Brand() {
  const {settings} = useSite()
  const words = useInterfaceText()
  return (
    <Link to="/" aria-label={words.homeLabel ?? undefined} className="flex min-h-11 items-center gap-3">
      {settings?.logo?.asset ? (
        <ContentPicture picture={settings.logo} sizes="160px" priority className="h-10 w-auto" />
      ) : (
        <Rings count={5} className="size-9 text-accent [&_path]:stroke-[6]" />
      )}
      <span className="font-serif text-[1.375rem] leading-none font-semibold tracking-tight">
        {settings?.shortName}
      </span>
    </Link>
  )
}
