// Reloads the page after something was stored, unless the reader types in the search field.
let timer
new EventSource('/local/events').addEventListener('changed', () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (document.activeElement?.tagName !== 'INPUT') location.reload()
  }, 300)
})
