import {Component, type ReactNode} from 'react'
import {reportError} from '../services/error-log/report-error.ts'

/**
 * The last resort when the page itself cannot be rendered. Its words stand in code because it must work when there is no
 * content at all; they are those of the specification.
 */
export class AppBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    reportError(error, {category: 'UI_COMPONENT', component: 'App', userFacing: true})
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="error-fallback" role="alert">
        <h1>Something went wrong</h1>
        <p>Please try refreshing the page</p>
        <button type="button" onClick={() => location.reload()}>
          Refresh
        </button>
      </main>
    )
  }
}
