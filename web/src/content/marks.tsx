import {classNames} from '../ui/class-names.ts'
import {ContentPicture} from './content-picture.tsx'
import type {Picture} from './types.ts'

type CarrierMarkProps = {
  carrier: {fallbackText: string | null; logo: Picture | null}
  className: string
}

/** A carrier's logo, or a seal with its letters. Decorative, because the name is next to it. */
export function CarrierMark({carrier: {fallbackText, logo}, className}: CarrierMarkProps) {
  if (!logo?.asset) return <Seal text={fallbackText} className={className} />
  return (
    <ContentPicture
      picture={{...logo, decorative: true}}
      sizes="56px"
      aspect={1}
      className={`${className} shrink-0 object-contain`}
    />
  )
}

type PortraitProps = {person: {name: string | null; picture: Picture | null}; sizes: string}

/** The portrait of a person, or else their initials. `sizes` is that of the picture. */
export function Portrait({person: {name, picture}, sizes}: PortraitProps) {
  if (!picture?.asset) return <Seal text={initials(name ?? '')} className="aspect-square w-full text-h2" />
  return (
    <ContentPicture
      picture={picture}
      sizes={sizes}
      aspect={1}
      className="aspect-square w-full rounded-sm object-cover"
    />
  )
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
}

/** A monogram in a circle. Decorative, because the name is next to it. */
function Seal({text, className}: {text: string | null; className: string}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border border-rule bg-tint font-serif text-sm font-semibold text-link -outline-offset-4 [outline:1px_solid_var(--rule)]',
        className,
      )}
    >
      {text?.slice(0, 3)}
    </span>
  )
}
