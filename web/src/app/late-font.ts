/**
 * Takes back the web font where it came too late for the first paint. The browser then goes on without it (`font-display:
 * optional`), but only until a style sheet changes anything: the text would move under the reader's eyes.
 */
export function takeBackLateFont(page: Document): void {
  const [font] = page.fonts
  if (font && !isInUse(page, font.family)) page.querySelector('style[data-font]')?.remove()
}

/** No interface tells which font a text is set in; its width does. */
function isInUse(page: Document, family: string): boolean {
  const probe = page.createElement('span')
  probe.textContent = 'mmii'
  const widthIn = (families: string) => {
    probe.style.cssText = `position:absolute;visibility:hidden;font:600 40px ${families}`
    return probe.offsetWidth
  }
  page.body.append(probe)
  const isOther = widthIn(`${family},monospace`) !== widthIn('monospace')
  probe.remove()
  return isOther
}
