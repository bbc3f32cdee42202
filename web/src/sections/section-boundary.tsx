import {Component, type ReactNode} from 'react'
import {useInterfaceText} from '../content/site-context.tsx'
import {reportError} from '../services/error-log/report-error.ts'

type Props = {type: string; children: ReactNode}

/** Keeps a section that fails to itself: the page stays, the error is logged, the visitor is told. */
export class SectionBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    reportError(error, {category: 'UI_COMPONENT', component: this.props.type, userFacing: true})
  }

  override render() {
    return this.state.failed ? <SectionFailed /> : this.props.children
  }
}

function SectionFailed() {
  return (
    <div role="alert" className="container-page py-8">
      <p>{useInterfaceText().sectionError}</p>
    </div>
  )
}
