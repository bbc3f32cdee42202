import {isSoldIn, productsIn} from '@upline/domain/content/carrier-products.ts'
import {useChosenState} from '../../content/chosen-state.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {useInterfaceText} from '../../content/site-context.ts'
import {StateChoice} from '../../content/state-choice.tsx'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {DataTable} from '../../ui/data-table.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {Split} from '../../ui/split.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Which carriers stand behind which product, a ledger for each category. */
export function ProductCategories({section}: {section: SectionOf<'productCategories'>}) {
  const documentAttribute = useDocumentAttribute('productCategory', 'name')
  return (
    <HeadedSection section={section}>
      <StateChoice className="mb-10" />
      <div className="flex flex-col gap-16 lg:gap-24">
        {section.items?.map((category) => (
          <Split
            key={category._id}
            data-sanity={documentAttribute(category)}
            sticky
            aside={
              <>
                <Icon name={category.icon} className="mb-4 size-8 text-accent" />
                <Heading>{category.name}</Heading>
                <p className="mt-3 text-soft">{category.description}</p>
              </>
            }
          >
            <DataTable
              caption={category.name}
              headLabel={section.productLabel}
              columns={[{name: section.carriersLabel}]}
              rows={(category.products ?? []).map((product) => ({
                key: product._key,
                head: product.name,
                cells: [<Names key="names" product={product} />],
              }))}
            />
          </Split>
        ))}
      </div>
    </HeadedSection>
  )
}

type Category = NonNullable<SectionOf<'productCategories'>['items']>[number]
type Product = NonNullable<Category['products']>[number]

/** The carriers that sell the product in the chosen state. On wide screens a name is not broken in two. */
function Names({product: {name, carriers}}: {product: Product}) {
  const documentAttribute = useDocumentAttribute('carrier', 'name')
  const {notInState} = useInterfaceText()
  const state = useChosenState()
  const shown = (carriers ?? []).filter(
    (carrier) =>
      !state ||
      (name && carrier.specialties?.includes(name)
        ? productsIn(carrier, state).includes(name)
        : isSoldIn(carrier, state)),
  )
  if (shown.length === 0) return <span>{state ? fill(notInState, {state}) : '–'}</span>
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {shown.map((carrier, index) => (
        <li
          key={carrier._id}
          data-sanity={documentAttribute(carrier)}
          translate="no"
          className="sm:whitespace-nowrap"
        >
          {index < shown.length - 1 ? `${carrier.name ?? ''},` : carrier.name}
        </li>
      ))}
    </ul>
  )
}
