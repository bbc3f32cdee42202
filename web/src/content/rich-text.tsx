import {PortableText, type PortableTextComponents} from '@portabletext/react'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {ContentLink} from './content-link.tsx'
import {ContentPicture} from './content-picture.tsx'
import {useDataAttribute} from './data-attribute.ts'
import type {Link, Picture, RichTextValue} from './types.ts'

const components: PortableTextComponents = {
  block: {
    h3: ({children}) => <Heading>{children}</Heading>,
    h4: ({children}) => (
      <HeadingScope>
        <Heading>{children}</Heading>
      </HeadingScope>
    ),
  },
  marks: {
    textLink: ({value, children}) => (
      <ContentLink link={value?.link as Link | undefined}>{children}</ContentLink>
    ),
    // The library's own would be a link to any address. The Studio does not make such a mark; an import may.
    link: ({children}) => <>{children}</>,
  },
  types: {
    picture: ({value}: {value: Picture}) => (
      <figure>
        <ContentPicture picture={value} sizes="(min-width: 48rem) 42rem, 100vw" />
        {value.caption && <figcaption>{value.caption}</figcaption>}
      </figure>
    ),
  },
}

type Props = {
  value: RichTextValue | null | undefined
  /** The field of the section or page it comes from. */
  field?: string
  className?: string
}

/** Renders Portable Text of the rich text fields. Its headings follow the level of the enclosing scope. */
export function RichText({value, field, className}: Props) {
  const attribute = useDataAttribute()
  if (!value?.length) return null
  return (
    <div className={`rich-text ${className ?? ''}`} data-sanity={field && attribute?.(field)}>
      {/* The library reports an unknown type to the console; the site skips it. */}
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  )
}
