import {startTransition, useEffect, useState} from 'react'

/**
 * The first few of a list that changed, and all of it in the next rendering: what is on the screen need not wait for what is below it.
 * `list` must stay the same as long as it says the same.
 */
export function useTopFirst<Item>(list: readonly Item[], few: number): readonly Item[] {
  const [whole, setWhole] = useState(list)
  useEffect(() => {
    startTransition(() => setWhole(list))
  }, [list])
  return whole === list ? list : list.slice(0, few)
}
