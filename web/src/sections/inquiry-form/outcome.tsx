import {useEffect, useRef} from 'react'
import {Button} from '../../ui/button.tsx'
import {Icon} from '../../ui/icon.tsx'

/** Replaces the form after the inquiry was saved, and says what happens next. */
export function Outcome({
  text,
  againLabel,
  onAgain,
}: {
  text: string | undefined
  againLabel: string | undefined
  onAgain: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="rounded-md border border-rule border-l-3 border-l-accent bg-raised p-6 md:p-10"
    >
      <Icon name="certificate" className="size-10 text-accent" />
      <p className="mt-4 font-serif text-h3 leading-snug font-semibold">{text}</p>
      <Button look="secondary" className="mt-6" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  )
}
