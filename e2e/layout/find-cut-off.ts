/**
 * Runs in the page. Finds text and controls outside of the window, of a clipping ancestor, or of their own box. Ignores content that scrolls
 * into view or is for screen readers only. Returns one line per problem: the rule, the CSS pixels, the place and the text.
 */
export function findCutOff(): string[] {
  type Box = {left: number; top: number; right: number; bottom: number}
  // Positions are rounded to device pixels, and glyphs of italic faces lean out of their boxes.
  const slack = 1.5
  // Content that the browser skips off the screen has no layout.
  const seen = {visibilityProperty: true, contentVisibilityAuto: true}
  const controls = 'a[href], button, input, select, textarea, summary'
  const page = document.documentElement
  const styles = new Map<Element, CSSStyleDeclaration>()
  const faults = new Map<string, string>()

  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const nameOf = (element: Element): string => {
    const names = [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 3)].join('.')
    const section = element.closest('[data-section]')?.getAttribute('data-section')
    return section ? `${section} ${names}` : names
  }
  const isFixed = (element: Element) =>
    styleOf(element).position === 'fixed' || element.matches(':popover-open, dialog:modal')

  /** Of a screen reader's text the browser shows one pixel. */
  const isForScreenReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
      if (styleOf(at).position === 'absolute' && at.clientWidth <= 1 && at.clientHeight <= 1) return true
      if (at.getAttribute('aria-hidden') === 'true' && at.querySelector('input')) return true
    }
    return false
  }

  /** The nearest ancestor that can clip `element`: that of an absolute box is not between it and the box that it is placed in. */
  const clipper = (element: Element): Element | null => {
    if (isFixed(element)) return null
    if (styleOf(element).position !== 'absolute') return element.parentElement
    let parent = element.parentElement
    while (parent && parent !== page && styleOf(parent).position === 'static') parent = parent.parentElement
    return parent
  }
  const inside = (element: Element): Box => {
    const {left, top} = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return {left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight}
  }
  const outside = (box: Box, limit: Box): number =>
    Math.max(limit.left - box.left, box.right - limit.right, limit.top - box.top, box.bottom - limit.bottom)
  const everywhere = {left: -1e6, top: -1e6, right: 1e6, bottom: 1e6}

  const report = (rule: string, by: number, element: Element, text: string) => {
    const key = `${rule} ${nameOf(element)}`
    if (!faults.has(key))
      faults.set(key, `${rule} by ${Math.round(by)} px: ${nameOf(element)} "${text.trim().slice(0, 40)}"`)
  }

  const check = (element: Element, start: Box, text: string, first = clipper(element)) => {
    let box = start
    let at = element
    for (let next = first; next && next !== page && next !== document.body; next = clipper(at)) {
      at = next
      const {overflowX, overflowY} = styleOf(at)
      // Most clip nothing, so that nothing has to be measured.
      if (overflowX === 'visible' && overflowY === 'visible' && !(at instanceof HTMLDetailsElement)) continue
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const limit = inside(at)
      const [x, y] = [clips(overflowX), clips(overflowY)]
      const cut = outside(box, {
        left: x ? limit.left : everywhere.left,
        right: x ? limit.right : everywhere.right,
        top: y ? limit.top : everywhere.top,
        bottom: y ? limit.bottom : everywhere.bottom,
      })
      if (cut > slack) return report(`cut off by ${nameOf(at)}`, cut, element, text)
      // The content of an open <details> clips too, but is a pseudo-element.
      if (at instanceof HTMLDetailsElement && clips(getComputedStyle(at, '::details-content').overflowX)) {
        const beside = outside(box, {...everywhere, left: limit.left, right: limit.right})
        if (beside > slack) return report('cut off by details', beside, element, text)
      }
      if (scrolls(overflowX))
        box = {...box, left: Math.max(box.left, limit.left), right: Math.min(box.right, limit.right)}
      if (scrolls(overflowY))
        box = {...box, top: Math.max(box.top, limit.top), bottom: Math.min(box.bottom, limit.bottom)}
    }
    const fixed = isFixed(at)
    const beyond = outside(box, {
      left: 0,
      right: page.clientWidth,
      top: fixed ? 0 : everywhere.top,
      bottom: fixed ? innerHeight : everywhere.bottom,
    })
    if (beyond > slack) report('outside of the window', beyond, element, text)
  }

  /** The element whose box a line of text has to stay in. */
  const blockOf = (element: Element): Element => {
    let block = element
    while (/^(?:inline|contents)$/.test(styleOf(block).display) && block.parentElement)
      block = block.parentElement
    return block
  }

  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || element.closest('script, style, noscript, option')) continue
    if (!element.checkVisibility(seen) || isForScreenReaders(element)) continue
    range.selectNodeContents(node)
    const block = blockOf(element)
    const own = block.getBoundingClientRect()
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue
      // Its own element can clip a text too.
      check(element, line, text, element)
      const over = outside(line, {...everywhere, left: own.left, right: own.right})
      if (over > slack) report('outside of its box', over, element, text)
    }
  }
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility(seen) || isForScreenReaders(control)) continue
    for (const box of control.getClientRects()) check(control, box, control.textContent)
  }
  if (page.scrollWidth > page.clientWidth) {
    faults.set('page', `the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth} px`)
  }
  return [...faults.values()]
}
