import type {SectionOf} from '../../content/types.ts'
import {closestPaths} from '../../lib/closest-paths.ts'
import {Heading} from '../../ui/heading.tsx'

type Props = {
  section: SectionOf<'carrierDirectory'>
  /** The searched name. */
  name: string
  onName: (name: string) => void
}

/** Says that no carrier matches, with the names that are most similar to the searched one. */
export function NoCarriers({section, name, onName}: Props) {
  const close = closestPaths(
    name,
    section.carriers.flatMap((carrier) => (carrier.name ? [{path: carrier.name}] : [])),
    4,
  )
  return (
    <div className="border-y border-rule py-8">
      <Heading>{section.emptyHeading}</Heading>
      {close.length > 0 && section.closeNamesText && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          {section.closeNamesText}
          {close.map(({path}) => (
            <button
              key={path}
              type="button"
              onClick={() => onName(path)}
              className="inline-link min-h-11 text-left font-semibold"
            >
              {path}
            </button>
          ))}
        </p>
      )}
      <p className="mt-2 text-soft">{section.emptyText}</p>
    </div>
  )
}
