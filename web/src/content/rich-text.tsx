import {PortableText, type PortableTextComponents, toPlainText} from '@portabletext/react'
import {Children, type ReactNode} from 'react'
import {Breakable} from '../ui/breakable.tsx'
import {DataTable} from '../ui/data-table.tsx'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {ContentLink} from './content-link.tsx'
import {ContentPicture} from './content-picture.tsx'
import {useDataAttribute} from './data-attribute.ts'
import type {Picture, RichTextValue} from './types.ts'

const components: PortableTextComponents = {
  block: {
    normal: ({children}) => <p>{breakable(children)}</p>,
    h3: ({children}) => <Heading>{breakable(children)}</Heading>,
    h4: ({children}) => (
      <HeadingScope>
        <Heading>{breakable(children)}</Heading>
      </HeadingScope>
    ),
  },
  listItem: ({children}) => <li>{breakable(children)}</li>,
  marks: {
    strong: ({children}) => <strong>{breakable(children)}</strong>,
    em: ({children}) => <em>{breakable(children)}</em>,
    textLink: ({value, children}) => <ContentLink link={value?.link}>{breakable(children)}</ContentLink>,
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
    table: ({value}: {value: Table}) => <TextTable table={value} />,
  },
  // The library's own has a message for developers, hidden in the page.
  unknownType: () => null,
}

const breakable = (children: ReactNode) =>
  Children.map(children, (child) => (typeof child === 'string' ? <Breakable text={child} /> : child))

type Table = Extract<RichTextValue[number], {_type: 'table'}>
type Cell = NonNullable<NonNullable<Table['rows']>[number]['cells']>[number]

/** Renders a table whose first column names the rows, as it does in every table of the site. */
function TextTable({table: {headerRows, rows}}: {table: Table}) {
  const [head = [], ...body] = [...(headerRows ? [] : [[]]), ...(rows ?? []).map(({cells}) => cells ?? [])]
  const width = Math.max(0, ...[head, ...body].map((cells) => cells.length))
  const text = (cell: Cell | undefined) =>
    cell?.value && <PortableText value={cell.value} components={components} onMissingComponent={false} />
  return (
    <DataTable
      caption={null}
      headLabel={text(head[0])}
      columns={Array.from({length: Math.max(0, width - 1)}, (_, index) => {
        const cell = head[index + 1]
        return {name: cell?.value ? toPlainText(cell.value) : null, label: text(cell)}
      })}
      rows={body.map(([first, ...cells], index) => ({
        key: first?._key ?? index,
        head: text(first),
        cells: cells.map(text),
      }))}
    />
  )
}

type Props = {value: RichTextValue | null | undefined; field?: string; className?: string}

/** Renders Portable Text of the rich text fields. Its headings follow the level of the enclosing scope. */
export function RichText({value, field, className}: Props) {
  const attribute = useDataAttribute()
  if (!value?.length) return null
  return (
    <div className={`rich-text ${className ?? ''}`} data-sanity={field && attribute?.(field)}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  )
}
