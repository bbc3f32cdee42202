import {Component, type ReactNode} from 'react'
import {useInterfaceText} from '../content/site-context.tsx'
import type {Section} from '../content/types.ts'
import {reportError} from '../services/error-log/report-error.ts'

type Props = {section: Section; children: ReactNode}

/** Keeps the error of a section from the rest of the page: logs it and shows a message. New content is rendered again. */
export class SectionBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.section !== this.props.section) this.setState({failed: false})
  }

  override componentDidCatch(error: unknown) {
    reportError(error, {category: 'UI_COMPONENT', component: this.props.section._type, userFacing: true})
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
