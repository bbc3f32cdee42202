import {useDataAttribute} from '../../content/data-attribute.ts'
import {useInterfaceText} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {DataTable} from '../../ui/data-table.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Compares products by feature, with recommendations below. */
export function ComparisonTable({section}: {section: SectionOf<'comparisonTable'>}) {
  const attribute = useDataAttribute()
  return (
    <HeadedSection section={section}>
      <DataTable
        caption={section.caption}
        headLabel={section.featureLabel}
        columns={section.columns?.map((name) => ({name}))}
        rows={section.rows?.map((row) => ({
          key: row._key,
          'data-sanity': attribute?.(['rows', {_key: row._key}]),
          head: row.feature,
          cells: (row.cells ?? []).map((cell) => <TableCell key={cell._key} cell={cell} />),
        }))}
      />
      {section.note && <p className="mt-5 max-w-measure text-sm text-soft">{section.note}</p>}
      {section.bestFor && section.bestFor.length > 0 && (
        <div className="mt-14">
          {section.bestForHeading && (
            <Heading className="mb-6 font-serif text-h3">{section.bestForHeading}</Heading>
          )}
          <HeadingScope when={Boolean(section.bestForHeading)}>
            <ul className="grid gap-8 sm:grid-flow-col sm:auto-cols-fr">
              {section.bestFor.map((group) => (
                <li
                  key={group._key}
                  data-sanity={attribute?.(['bestFor', {_key: group._key}])}
                  className="border-t border-rule-strong pt-5"
                >
                  <Heading className="font-serif text-lg">{group.title}</Heading>
                  <DashList items={group.items} className="mt-4 text-sm" />
                </li>
              ))}
            </ul>
          </HeadingScope>
        </div>
      )}
    </HeadedSection>
  )
}

type Cell = NonNullable<NonNullable<SectionOf<'comparisonTable'>['rows']>[number]['cells']>[number]

/** Renders a tick, a dash or text. Tick and dash have labels for screen readers; text next to a tick qualifies it. */
function TableCell({cell}: {cell: Cell}) {
  const labels = useInterfaceText()
  if (cell.kind === 'text') return <span>{cell.text}</span>
  const yes = cell.kind === 'yes'
  return (
    // Inline, so that all cells of a row share a baseline.
    <span>
      <Icon
        name={yes ? 'check' : 'minus'}
        className={`mr-2 inline size-5 align-[-0.2em] ${yes ? 'text-accent' : 'text-control'}`}
      />
      <span className={cell.text ? undefined : 'sr-only'}>{cell.text ?? (yes ? labels.yes : labels.no)}</span>
    </span>
  )
}
