import {ActionList} from '../../content/action-list.tsx'
import {ContentLink} from '../../content/content-link.tsx'
import {ContentPicture} from '../../content/content-picture.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {PhoneFold} from '../../content/phone-fold.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Breakable} from '../../ui/breakable.tsx'
import {classNames} from '../../ui/class-names.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {HeadedSection, SplitSection} from '../section-frame.tsx'

const columnClass: Record<number, string> = {
  2: 'sm:grid-cols-2 sm:*:last:odd:col-span-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

// In three columns with two cards left over, the first two share a row, so that the grid has no gap.
const firstTwoWide =
  'sm:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:first:col-span-3 lg:*:nth-2:col-span-3'

/** Renders choices as 'cards', longer texts as 'list', and steps as 'numbered'. */
export function CardGrid({section}: {section: SectionOf<'cardGrid'>}) {
  const {variant} = section
  const cards = section.cards ?? []
  const actions = <ActionList actions={section.actions} className="mt-10" />
  if (variant === 'list')
    return (
      <SplitSection section={section} sticky>
        <ul className="border-t border-rule-strong">
          {cards.map((card) => (
            <CardRow key={card._key} card={card} />
          ))}
        </ul>
        {actions}
      </SplitSection>
    )
  const numbered = variant === 'numbered'
  const columns = section.columns ?? 3
  const uneven = columns === 3 && cards.length % 3 === 2 && !numbered
  const List = numbered ? 'ol' : 'ul'
  return (
    <HeadedSection section={section}>
      <List
        className={classNames(
          'in-pairs grid gap-x-6 gap-y-4 sm:gap-y-6 lg:gap-x-8',
          numbered ? 'lg:gap-y-12' : 'lg:gap-y-8',
          uneven ? firstTwoWide : columnClass[columns],
        )}
      >
        {cards.map((card, index) => (
          <CardCell key={card._key} card={card} number={numbered ? index + 1 : undefined} />
        ))}
      </List>
      {actions}
    </HeadedSection>
  )
}

type CardData = NonNullable<SectionOf<'cardGrid'>['cards']>[number]

/** A box if the card is a link, otherwise a column under a rule. */
function CardCell({card, number}: {card: CardData; number: number | undefined}) {
  const attribute = useDataAttribute()
  const {action} = card
  const features = card.features && card.features.length > 0 && (
    <DashList items={card.features} className={classNames('text-sm', action ? 'mt-5' : 'mt-3 sm:mt-5')} />
  )
  const folds = features && !action
  return (
    <li
      data-sanity={attribute?.(['cards', {_key: card._key}])}
      className={classNames(
        'group relative flex flex-col',
        action
          ? 'rounded-md border border-rule bg-raised p-[min(1.5rem,6cqw)] transition-colors focus-within:border-fill hover:border-fill lg:p-8'
          : 'border-t border-rule-strong pt-3.5 sm:pt-5',
      )}
    >
      <ContentPicture
        picture={card.picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
        aspect={3 / 2}
        className="mb-6 aspect-[3/2] w-full rounded-sm object-cover"
      />
      {number !== undefined && (
        <span aria-hidden="true" className="mb-4 font-serif text-figure font-semibold text-accent figures">
          {number}
        </span>
      )}
      {card.icon && number === undefined && (
        <Icon
          name={card.icon}
          className={classNames('mb-5 size-8 text-accent', !action && 'max-sm:hidden')}
        />
      )}
      <Heading className={classNames('font-serif text-h3', folds && 'max-sm:pr-10')}>{card.title}</Heading>
      {card.description && (
        <p className={classNames('text-soft', action ? 'mt-3' : 'mt-1 sm:mt-3')}>
          <Breakable text={card.description} />
        </p>
      )}
      {folds ? <PhoneFold name={card.title}>{features}</PhoneFold> : features}
      {action && (
        <p className="mt-auto pt-6">
          <CardLink action={action} className="gap-[min(0.5rem,2cqw)] group-hover:underline covers-card" />
        </p>
      )}
    </li>
  )
}

function CardRow({card}: {card: CardData}) {
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
        {card.description && <p className="mt-1 max-w-measure text-soft sm:mt-3">{card.description}</p>}
        <DashList items={card.features} className="mt-5 gap-x-8 text-sm md:columns-2" />
        {action && <CardLink action={action} className="mt-4 gap-2 hover:underline" />}
      </div>
    </li>
  )
}

function CardLink({action, className}: {action: NonNullable<CardData['action']>; className: string}) {
  return (
    <ContentLink
      link={action.link}
      data-cta={action.label}
      className={`inline-flex min-h-11 items-center font-semibold text-link decoration-accent underline-offset-4 ${className}`}
    >
      <span>{action.label}</span>
      <Icon name="arrow-right" className="size-5 text-accent" />
    </ContentLink>
  )
}
