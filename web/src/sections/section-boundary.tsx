import type {ReactNode} from 'react'
import {ErrorBoundary} from 'react-error-boundary'
import {useDataAttribute} from '../content/data-attribute.ts'
import {useInterfaceText} from '../content/site-context.ts'
import type {Section} from '../content/types.ts'
import {reportError} from '../services/error-log/report-error.ts'

/** Leaves out a section that fails and reports it; the preview shows a message. The next version of the section is tried again. */
export function SectionBoundary({section, children}: {section: Section; children: ReactNode}) {
  const onError = (error: unknown) =>
    reportError(error, {category: 'UI_COMPONENT', component: section._type, userFacing: true})
  return (
    <ErrorBoundary FallbackComponent={SectionFailed} onError={onError} resetKeys={[section]}>
      {children}
    </ErrorBoundary>
  )
}

function SectionFailed() {
  const {sectionError} = useInterfaceText()
  const isPreview = useDataAttribute() !== undefined
  return isPreview ? <p className="container-page py-8">{sectionError}</p> : null
}
