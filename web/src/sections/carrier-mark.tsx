import {ContentPicture} from '../content/content-picture.tsx'
import type {Picture} from '../content/types.ts'
import {Seal} from '../ui/seal.tsx'

type Props = {text: string | null; logo: Picture | null; className: string}

/** A carrier's logo, or a seal with its letters. Decorative, because the name is next to it. */
export function CarrierMark({text, logo, className}: Props) {
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
