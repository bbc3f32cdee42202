import {act} from '@testing-library/react'

/** An IntersectionObserver for jsdom, which has no layout: a test reports what comes into view. */
export class FakeObserver {
  static all: FakeObserver[] = []
  readonly targets = new Set<Element>()
  readonly callback: IntersectionObserverCallback
  readonly options: IntersectionObserverInit | undefined
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.callback = callback
    this.options = options
    FakeObserver.all.push(this)
  }
  observe = (element: Element) => this.targets.add(element)
  unobserve = (element: Element) => this.targets.delete(element)
  disconnect = () => this.targets.clear()
  /** Reports the observed elements that match. */
  report(selector: string, seen: object): void {
    const targets = [...this.targets].filter((target) => target.matches(selector))
    // Observers read only some members.
    const entries = targets.map((target) => ({target, ...seen})) as IntersectionObserverEntry[]
    act(() => this.callback(entries, this as unknown as IntersectionObserver))
  }
}
