import {Component, type ReactNode} from 'react'
import {reportError} from '../services/error-log/report-error.ts'

type Props<Value> = {
  value: Value
  children: (value: Value) => ReactNode
  /** Shown where no value could be rendered yet. */
  fallback?: ReactNode
  /** What the error log calls it. */
  name: string
}

/**
 * Renders a value. Where that throws, the error is logged, and the last value that could be rendered stays until there is another one to
 * try. In browsers only: on a server React has no error boundaries.
 */
export class LastGood<Value> extends Component<Props<Value>, {failed: boolean}> {
  override state = {failed: false}
  good: {value: Value} | undefined

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidMount() {
    if (!this.state.failed) this.good = this.props
  }

  override componentDidUpdate(before: Props<Value>, {failed}: {failed: boolean}) {
    if (failed && before.value !== this.props.value) this.setState({failed: false})
    this.componentDidMount()
  }

  override componentDidCatch(error: unknown) {
    reportError(error, {category: 'UI_COMPONENT', component: this.props.name, userFacing: true})
  }

  override render() {
    const {children, fallback} = this.props
    const shown = this.state.failed ? this.good : this.props
    return shown ? children(shown.value) : fallback
  }
}
