import {ContentPicture} from '../content/content-picture.tsx'
import type {Picture} from '../content/types.ts'
import {Seal} from '../ui/seal.tsx'

type Props = {text: string; logo: Picture | null; className?: string}

/** A carrier's mark, or a seal with its letters while it has none. The name stands beside it, so it is decoration. */
export function CarrierMark({text, logo, className = 'size-14'}: Props) {
  if (!logo?.asset) return <Seal text={text} className={className} />
  return (
    <ContentPicture
      picture={{...logo, decorative: true}}
      sizes="56px"
      aspect={1}
      className={`${className} shrink-0 object-contain`}
    />
  )
}
