import {type ReactNode, useId} from 'react'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {Split} from '../ui/split.tsx'

type Props = {
  heading: string | null | undefined
  aside?: ReactNode
  tone: 'paper' | 'shade'
  children: ReactNode
}

/** Renders a band of a page in the look of a section. */
export function Band({heading, aside, tone, children}: Props) {
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <div className="container-page">
        <HeadingScope>
          <Split
            aside={
              <>
                <Heading id={id}>{heading}</Heading>
                {aside}
              </>
            }
          >
            {children}
          </Split>
        </HeadingScope>
      </div>
    </section>
  )
}
