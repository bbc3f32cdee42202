/**
 * Wraps each text node in two elements, now and later, as Chrome does when it translates a page. Journeys run it in the page, so it
 * uses nothing from outside. Returns the observer of later texts.
 */
export function translatePage(): MutationObserver {
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const parent = text.parentElement
      if (!text.data.trim() || parent?.closest('font,script,style,textarea,[translate=no]')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translate()
  const observer = new MutationObserver(translate)
  observer.observe(document.body, {childList: true, characterData: true, subtree: true})
  return observer
}
