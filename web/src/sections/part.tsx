import {type ReactNode, useContext} from 'react'
import {ErrorBoundary} from 'react-error-boundary'
import {useDataAttribute} from '../content/data-attribute.ts'
import {fieldIn, type PagePart, PlaceContext, RenderRecordContext} from '../content/place.ts'
import {useInterfaceText} from '../content/site-context.ts'
import {reportError} from '../errors/report-error.ts'

type Props = {
  name: string
  /** The field of the part; the default is the place around it. */
  field?: string
  /** Content of the part. A part that failed is rendered again when its content changes. */
  content: object
  children: ReactNode
}

/**
 * A part of a page that fails alone. In a browser it is left out and reported; the preview shows a message. On a server, where React
 * has no error boundaries, the error ends the render, and the prerenderer renders the page again without the part.
 */
export function Part({name, field, content, children}: Props) {
  const place = useContext(PlaceContext)
  const part = {
    name,
    document: place.document,
    field: field ? fieldIn(place.field, field) : place.field,
  }
  if (place.leftOut?.includes(part.field)) return null
  const onError = (error: unknown) => {
    const component = `${name}, ${part.field} of ${part.document}`
    reportError(error, {category: 'UI_COMPONENT', component, userFacing: true})
  }
  return (
    <ErrorBoundary FallbackComponent={PartFailed} onError={onError} resetKeys={[content]}>
      <Begun part={part} />
      {children}
    </ErrorBoundary>
  )
}

type FieldProps<Content> = {content: Content; field: keyof Content & string; children: ReactNode}

/** A part of a page that is not a list of sections, reported under a field that it shows. */
export function FieldPart<Content extends object>({content, field, children}: FieldProps<Content>) {
  return (
    <Part name={field} field={field} content={content}>
      {children}
    </Part>
  )
}

function Begun({part}: {part: PagePart}) {
  const record = useContext(RenderRecordContext)
  if (record) record.part = part
  return null
}

function PartFailed() {
  const {sectionError} = useInterfaceText()
  const isPreview = useDataAttribute() !== undefined
  return isPreview ? <p className="container-page py-8">{sectionError}</p> : null
}
