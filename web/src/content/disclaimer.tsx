import {Breakable} from '../ui/breakable.tsx'
import {useChosenState} from './chosen-state.ts'
import {useDocumentAttribute} from './data-attribute.ts'
import {EffectiveDate, PeriodNote} from './period-note.tsx'
import {StateChoice} from './state-choice.tsx'
import type {SectionOf} from './types.ts'

type Disclaimers = SectionOf<'notice'>['disclaimers']

/** The current version of each disclaimer, or the last one with a note. A national wording applies until a state is chosen above it. */
export function Disclaimers({disclaimers, className}: {disclaimers: Disclaimers; className?: string}) {
  const documentAttribute = useDocumentAttribute('disclaimer', 'text')
  const state = useChosenState()
  return disclaimers?.map(({_id, versions: [version] = []}) =>
    version ? (
      <div key={_id} data-sanity={documentAttribute(version)} data-disclaimer className={className}>
        {version.nationalText && <StateChoice className="mb-3" />}
        <p>
          <Breakable text={(!state && version.nationalText) || version.text} />
        </p>
        <EffectiveDate date={version.effectiveFrom} />
        <PeriodNote period={version} className="mt-2 text-sm" />
      </div>
    ) : null,
  )
}
