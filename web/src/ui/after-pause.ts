// In milliseconds. Each change of the address counts as a visit, and browsers limit their number.
const pause = 400

/** Calls `change` when the visitor pauses, unless they follow a link, which a change of the query would stop. Returns a cleanup function. */
export function afterPause(change: () => void): () => void {
  const {pathname} = window.location
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) change()
  }, pause)
  return () => clearTimeout(timer)
}
