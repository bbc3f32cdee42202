import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {DataTable} from '../../ui/data-table.tsx'
import {HeadedSection} from '../headed-section.tsx'
import {BestFor} from './best-for.tsx'
import {TableCell} from './table-cell.tsx'

/** Products side by side, feature by feature, and whom each suits. */
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
        <BestFor heading={section.bestForHeading} groups={section.bestFor} />
      )}
    </HeadedSection>
  )
}
