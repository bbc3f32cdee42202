import type {SectionOf} from '../../content/types.ts'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {LedgerTable} from '../../ui/ledger-table.tsx'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'

/** Which carriers stand behind which product, a ledger for each category. */
export function ProductCategories({section}: {section: SectionOf<'productCategories'>}) {
  const column = {key: 'carriers', label: section.carriersLabel, name: section.carriersLabel}
  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <HeadingScope when={Boolean(section.heading)}>
        <div className="flex flex-col gap-16 lg:gap-24">
          {section.items.map((category) => (
            <Split
              key={category._id}
              sticky
              aside={
                <>
                  <Icon name={category.icon} className="mb-4 size-8 text-accent" />
                  <Heading>{category.name}</Heading>
                  <p className="mt-3 text-soft">{category.description}</p>
                </>
              }
            >
              <LedgerTable
                caption={category.name}
                headLabel={section.productLabel}
                columns={[column]}
                rows={category.products.map((product) => ({
                  key: product._key,
                  head: product.name,
                  cells: [<Names key="names" names={product.carriers.map(({name}) => name)} />],
                }))}
              />
            </Split>
          ))}
        </div>
      </HeadingScope>
    </SectionFrame>
  )
}

/** Names in a row; on wide screens a name is not broken in two. */
function Names({names}: {names: readonly string[]}) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {names.map((name, index) => (
        <li key={name} className="sm:whitespace-nowrap">
          {name}
          {index < names.length - 1 && ','}
        </li>
      ))}
    </ul>
  )
}
