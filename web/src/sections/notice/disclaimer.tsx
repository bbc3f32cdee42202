import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {EffectiveDate} from '../../content/effective-date.tsx'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'

type Version = NonNullable<SectionOf<'notice'>['disclaimers']>[number]['versions'][number]

/** The current version of a disclaimer, or the last version with the note that it has expired. */
export function Disclaimer({version}: {version: Version}) {
  const documentAttribute = useDocumentAttribute('disclaimer', 'text')
  return (
    <div data-sanity={documentAttribute(version)} className="mt-4">
      <p>{version.text}</p>
      <EffectiveDate date={version.effectiveFrom} />
      <PeriodNote period={version} className="mt-2 text-sm" />
    </div>
  )
}
