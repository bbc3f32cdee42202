import {type ReactNode, useContext} from 'react'
import {ErrorBoundary} from 'react-error-boundary'
import {useDataAttribute} from '../content/data-attribute.ts'
import {type LeftOut, nameOf, type PagePart, RenderRecordContext} from '../content/render-record.ts'
import {useInterfaceText} from '../content/site-context.ts'
import {reportError} from '../services/error-log/report-error.ts'

type Props = {
  part: PagePart
  /** Content of the part. A part that failed is rendered again when its content changes. */
  content: object
  children: ReactNode
}

/**
 * A part of a page that fails alone. In a browser it is left out and reported; the preview shows a message. On a server, where React
 * has no error boundaries, the error ends the render, and the prerenderer renders the page again without the part.
 */
export function Part({part, content, children}: Props) {
  if ((content as LeftOut).leftOut?.includes(part.key)) return null
  const onError = (error: unknown) =>
    reportError(error, {category: 'UI_COMPONENT', component: nameOf(part), userFacing: true})
  return (
    <ErrorBoundary FallbackComponent={PartFailed} onError={onError} resetKeys={[content]}>
      <Begun part={part} />
      {children}
    </ErrorBoundary>
  )
}

type FieldProps<Content> = {content: Content; field: keyof Content & string; children: ReactNode}

/** A part of an article's or carrier's page, reported under a field that it shows. */
export function FieldPart<Content extends object>({content, field, children}: FieldProps<Content>) {
  return (
    <Part part={{type: field, key: field}} content={content}>
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
