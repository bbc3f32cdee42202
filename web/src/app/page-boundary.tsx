import {QueryErrorResetBoundary} from '@tanstack/react-query'
import {Component, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {useInterfaceText} from '../content/site-context.ts'
import {reportError} from '../services/error-log/report-error.ts'
import {buttonClass} from '../ui/button-class.ts'

/** A page that cannot be had leaves the header and the footer alone; going elsewhere or trying again clears it. */
export function PageBoundary({children}: {children: ReactNode}) {
  const {pathname} = useLocation()
  return (
    <QueryErrorResetBoundary>
      {({reset}) => (
        <Boundary pathname={pathname} onRetry={reset}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

type Props = {pathname: string; onRetry: () => void; children: ReactNode}

class Boundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.pathname !== this.props.pathname) this.setState({failed: false})
  }

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    reportError(error, {component: 'Page', userFacing: true})
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <PageFailed
        onRetry={() => {
          this.props.onRetry()
          this.setState({failed: false})
        }}
      />
    )
  }
}

function PageFailed({onRetry}: {onRetry: () => void}) {
  const words = useInterfaceText()
  return (
    <div role="alert" className="container-page py-24">
      <h1 className="mb-4">{words.errorTitle}</h1>
      <p className="mb-8">{words.errorText}</p>
      <button type="button" className={buttonClass('primary')} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
