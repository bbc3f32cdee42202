import {ContentPicture} from '../../content/content-picture.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Seal} from '../../ui/seal.tsx'

export type PersonData = NonNullable<SectionOf<'people'>['items']>[number]

/** The portrait of a person, or else their initials. `sizes` is that of the picture. */
export function Portrait({
  person: {name, picture},
  sizes,
}: {
  person: Pick<PersonData, 'name' | 'picture'>
  sizes: string
}) {
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
