type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Returns the index of the tab that a key chooses, or undefined if the key chooses none. Part of the document's inline script: it must not use anything else. */
export function nextTab(press: Press, from: number, count: number): number | undefined {
  const {key, altKey, ctrlKey, metaKey} = press
  // Alt or Command with an arrow is the browser's Back, Control with Home its way to the top.
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
