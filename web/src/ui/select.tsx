import type {ComponentProps} from 'react'
import {Icon} from './icon.tsx'

/** The browser's own list of choices, with an arrow that grows with the letters. */
export function Select({className, ...select}: ComponentProps<'select'>) {
  return (
    <div className="relative max-w-full">
      <select
        {...select}
        // Two lines only where letters are so large that one has no room for a word.
        className={`${className} appearance-none text-ellipsis whitespace-normal pr-[min(2.75rem,18vw)] max-sm:pr-[min(2.25rem,18vw)] min-[22rem]:whitespace-nowrap`}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-[min(1rem,4vw)] my-auto size-5 text-soft max-sm:right-[min(0.625rem,4vw)]"
      />
    </div>
  )
}
