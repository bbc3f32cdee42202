import {useNow} from '../../content/clock.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {Rings} from '../../ui/rings.tsx'
import {HeroText} from './hero-text.tsx'

const mostRings = 40

/** Renders the text and, at its side, a trunk with as many rings as the company has years. */
export function YearsOpening({section}: {section: SectionOf<'hero'>}) {
  const {facts} = useSite()
  const founded = Number(facts.foundedYear)
  const year = useNow().getFullYear()
  const count = Math.min(mostRings, Math.max(1, year - founded + 1)) || 1
  return (
    <div className="grid items-center gap-x-8 gap-y-8 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-7" />
      <div className="relative mx-auto w-full max-w-72 lg:col-span-5 lg:max-w-md">
        <Rings
          count={count}
          className="aspect-square w-full text-accent [&_path]:stroke-[1.25px] [&_path]:[vector-effect:non-scaling-stroke]"
        />
        <p className="mt-2 flex justify-between border-t border-rule-strong pt-2 font-serif font-semibold text-accent figures">
          <span>{founded || null}</span>
          <span suppressHydrationWarning>{year}</span>
        </p>
      </div>
    </div>
  )
}
