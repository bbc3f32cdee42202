import {ContentLink} from '../../content/content-link.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import type {CardData} from './card-cell.tsx'

/** Renders an entry of a list with title, description and link. */
export function CardRow({card}: {card: CardData}) {
  const attribute = useDataAttribute()
  const {action} = card
  return (
    <li
      data-sanity={attribute?.(['cards', {_key: card._key}])}
      className="grid grid-cols-[2.5rem_1fr] gap-3 border-b border-rule py-4 sm:gap-x-6 sm:py-8"
    >
      {card.icon ? <Icon name={card.icon} className="size-8 text-accent" /> : <span aria-hidden="true" />}
      <div>
        <Heading className="font-serif text-h3">{card.title}</Heading>
        {card.description && <p className="mt-3 max-w-measure text-soft">{card.description}</p>}
        {card.features && card.features.length > 0 && (
          <DashList items={card.features} className="mt-5 gap-x-8 text-sm md:columns-2" />
        )}
        {action && (
          <ContentLink
            link={action.link}
            data-cta={action.label}
            className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link decoration-accent underline-offset-4 hover:underline"
          >
            {action.label}
            <Icon name="arrow-right" className="size-5 text-accent" />
          </ContentLink>
        )}
      </div>
    </li>
  )
}
